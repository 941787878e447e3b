import type { Structure } from "../writing/structures.ts";

/** The JSON in an answer, also when a model has put it into a code block or talked around it. */
function jsonIn(answer: string): unknown {
  const start = answer.indexOf("{");
  const end = answer.lastIndexOf("}");
  if (start < 0 || end <= start) throw new SyntaxError("there is no JSON object in the answer");
  return JSON.parse(answer.slice(start, end + 1));
}

export type StructuredAnswer = { readonly items: readonly unknown[] } | { readonly problem: string };

/** The items of an answer, or what is wrong with it in words a model understands. */
export function readStructured(answer: string, { schema }: Structure): StructuredAnswer {
  try {
    const parsed = schema.safeParse(jsonIn(answer));
    if (parsed.success) return { items: parsed.data.items };
    return { problem: parsed.error.issues.map((issue) => `${issue.path.join(".") || "answer"}: ${issue.message}`).join("; ") };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : "not JSON" };
  }
}
