import { expect, test } from "@jest/globals";
import { MAX_ANSWER_SIZE } from "@muhtawa/service-kit";
import fc from "fast-check";
import {
  COMMENT_LENGTH,
  CONTEXT_LENGTH,
  MAX_COMMENTS,
  MAX_CONTENT_COMMENTS,
  MAX_MENTIONS,
  MAX_THREADS,
  QUOTE_LENGTH,
} from "./comment-thread.ts";

/** A person as long as they come. */
const PERSON = { __typename: "User", id: "x".repeat(60), username: "x".repeat(60) };
const DATE = new Date(0).toISOString();
const TIMES = { version: 1_000, createdAt: DATE, updatedAt: DATE };

/** One letter of each length in UTF-8, and those that JSON writes as two. */
const letter = fc.constantFrom("a", "\u0645", "\u6f22", "\u{1f334}", '"', "\\", "\n");

/** How the comments of a content may lie in its discussions. */
const shares = fc
  .integer({ min: MAX_CONTENT_COMMENTS / MAX_COMMENTS, max: MAX_THREADS })
  .map((threads) => Array.from({ length: threads }, (_, at) => Math.floor((MAX_CONTENT_COMMENTS + at) / threads)));

test("whatever is said of a content, all of it fits into an answer, with who said it and to whom", () => {
  fc.assert(
    fc.property(letter, shares, (sign, threads) => {
      const words = (length: number) => sign.repeat(length / sign.length);
      const comment = {
        id: PERSON.id,
        author: PERSON,
        text: words(COMMENT_LENGTH),
        mentions: Array.from({ length: MAX_MENTIONS }, () => PERSON),
        createdAt: DATE,
      };
      const quote = { exact: words(QUOTE_LENGTH), prefix: words(CONTEXT_LENGTH), suffix: words(CONTEXT_LENGTH) };
      const commentThreads = threads.map((number) => ({
        id: PERSON.id,
        quote,
        resolved: true,
        resolvedBy: PERSON,
        comments: Array.from({ length: number }, () => comment),
        ...TIMES,
      }));
      expect(threads.reduce((sum, number) => sum + number, 0)).toBe(MAX_CONTENT_COMMENTS);
      expect(Buffer.byteLength(JSON.stringify({ data: { commentThreads } }))).toBeLessThan(MAX_ANSWER_SIZE);
    }),
    { numRuns: 25 },
  );
});
