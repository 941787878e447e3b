import { expect, test } from "@jest/globals";
import { type RequestContext, systemContext } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { commentThreads } from "./comment-threads.ts";

const context = (): RequestContext => ({ ...systemContext(), actor: { id: "noura", role: "CLIENT" } as RequestContext["actor"] });

/** A service whose every content has three million letters of discussions; notes which of them were read. */
function talkative() {
  const read: string[] = [];
  const comments = Array.from({ length: 50 }, () => ({ text: "x".repeat(2_000) }));
  const service = {
    contents: { find: async (id: string) => ({ _id: id, ownerId: "noura", companyId: "c" }) },
    companies: { findLive: async () => ({}) },
    threads: {
      matching: async ({ contentId }: { contentId: string }) => {
        read.push(contentId);
        return Array.from({ length: 30 }, () => ({ contentId, comments }));
      },
    },
  } as unknown as Contents;
  return { service, read };
}

test("discussions of many contents at once are read up to what an answer may have, and no further", async () => {
  const { service, read } = talkative();
  const request = context();
  const asked = Array.from({ length: 50 }, (_, at) => commentThreads(service, request, `content${at}`));
  const answers = await Promise.allSettled(asked);
  expect(answers.map(({ status }) => status)).toContain("rejected");
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "BAD_USER_INPUT" } });
  expect(read.length).toBeLessThanOrEqual(3);
});

test("those of one content are read once in a request, however often they are asked for", async () => {
  const { service, read } = talkative();
  const request = context();
  const [first, second] = await Promise.all([commentThreads(service, request, "a"), commentThreads(service, request, "a")]);
  expect([first.length, second.length, read]).toEqual([30, 30, ["a"]]);
});
