import type { Contents } from "../contents.ts";
import type { Content } from "../domain/content.ts";

export type Body = Pick<Content, "_id" | "body" | "bodyText">;

const READ_AT_ONCE = 15;

/** What contents say, without the rest of them, one after the other, so that a reader who has enough stops the reading. */
export async function* bodiesOf({ contents }: Contents, ids: readonly string[]): AsyncGenerator<Body> {
  if (ids.length === 0) return;
  const options = { projection: { body: 1, bodyText: 1 }, batchSize: READ_AT_ONCE };
  for await (const row of contents.documents.find({ _id: { $in: ids } } as never, options)) yield row as unknown as Body;
}

/** What one content says. */
export async function bodyOf(service: Contents, id: string): Promise<Body> {
  for await (const body of bodiesOf(service, [id])) return body;
  return { _id: id, bodyText: "" };
}
