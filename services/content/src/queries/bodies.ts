import type { Contents } from "../contents.ts";
import type { Content } from "../domain/content.ts";

export type Body = Pick<Content, "_id" | "body" | "bodyText">;

const READ_AT_ONCE = 15;

/** What contents say, without the rest of them, one after the other, so that a reader who has enough stops the reading. */
export async function* bodiesOf({ contents }: Pick<Contents, "contents">, ids: readonly string[]): AsyncGenerator<Body> {
  if (ids.length === 0) return;
  yield* contents.each({ _id: { $in: ids } }, { fields: ["body", "bodyText"], atOnce: READ_AT_ONCE });
}

/** What one content says. */
export async function bodyOf(service: Pick<Contents, "contents">, id: string): Promise<Body> {
  for await (const body of bodiesOf(service, [id])) return body;
  return { _id: id, bodyText: "" };
}
