import type { z } from "zod";
import { problemOf } from "../input.ts";
import { type Message, text } from "../messages.ts";

type Issue = z.core.$ZodIssue;

/** What is wrong, in a few words that never repeat what was given. */
export function inEnglish(issue: Issue): string {
  if (issue.code === "custom" && issue.params?.["message"] === undefined) return issue.message;
  if (issue.code === "invalid_format" && issue.format === "regex") return issue.message;
  if (issue.code === "invalid_value") return `is none of ${issue.values.map((value) => JSON.stringify(value)).join(", ")}`;
  if (issue.code === "invalid_type" && issue.expected === "undefined") return issue.message;
  if (issue.code === "invalid_type" && issue.input !== undefined && issue.input !== null) return `has to be ${nameOf(issue.expected)}`;
  const { message, parameters } = problemOf(issue);
  return text(message as Message, "en", parameters);
}

const nameOf = (type: string) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);

/** A line for each, with its path as one writes it: `companies[0].brandName: This field is required.` */
export const problemsOf = (issues: readonly Issue[]): string[] =>
  issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => `${written([...issue.path, key])}: is not known here`)
      : [`${written(issue.path) || "the file"}: ${inEnglish(issue)}`],
  );

const written = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (typeof part === "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`)).join("");
