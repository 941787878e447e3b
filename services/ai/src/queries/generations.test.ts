import { expect, test } from "@jest/globals";
import { newId } from "@muhtawa/service-kit";
import { generations } from "./generations.ts";

test("a company and a content that may still be on their way are waited for at the same time", async () => {
  const owner = { id: newId(), type: "CLIENT" } as const;
  let askedForContent = false;
  const history = {
    companies: { find: async () => (askedForContent ? { ownerId: owner.id } : undefined) },
    briefs: {
      find: async () => {
        askedForContent = true;
        return { ownerId: owner.id };
      },
    },
    generations: { page: async () => ({ results: [], totalCount: 0 }) },
  };
  await expect(generations(history as never, owner as never, { companyId: newId(), contentId: newId() })).resolves.toMatchObject({
    totalCount: 0,
  });
});
