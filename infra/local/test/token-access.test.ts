import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import type { TokenAccess } from "@muhtawa/service-kit";
import { buildSchema } from "graphql";
import { TOKEN_ACCESS as ofAi } from "../../../services/ai/src/graphql/token-access.ts";
import { TOKEN_ACCESS as ofCatalog } from "../../../services/catalog/src/graphql/token-access.ts";
import { TOKEN_ACCESS as ofContent } from "../../../services/content/src/graphql/token-access.ts";
import { TOKEN_ACCESS as ofIdentity } from "../../../services/identity/src/graphql/token-access.ts";
import { TOKEN_ACCESS as ofSite } from "../../../services/site/src/graphql/token-access.ts";

const services: Record<string, Record<string, TokenAccess | undefined>> = { ofIdentity, ofCatalog, ofContent, ofAi, ofSite };
const all = Object.values(services).flatMap((table) => Object.entries(table));
const namesOf = (which: (access: TokenAccess | undefined) => boolean) => all.filter(([, access]) => which(access)).map(([name]) => name);

const schema = buildSchema(readFileSync(new URL("../../../docs/schema.graphql", import.meta.url), "utf8"), { assumeValidSDL: true });
const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()].map((type) => Object.keys(type?.getFields() ?? {}));

test("every operation of the API is decided on", () => {
  expect(all.map(([name]) => name).toSorted()).toEqual([...(queries ?? []), ...(mutations ?? [])].toSorted());
});

test("a token that reads changes nothing, and one that writes has nothing generated", () => {
  const access = new Map(all);
  for (const name of mutations ?? []) expect([name, access.get(name)?.scope ?? "closed"]).not.toEqual([name, "READ"]);
  for (const name of Object.keys(ofAi).filter((name) => mutations?.includes(name)))
    expect([name, access.get(name)?.scope ?? "GENERATE"]).toEqual([name, "GENERATE"]);
});

test("accounts, passwords, tokens, the system, models' keys and where events go are closed to tokens", () => {
  const open = ["countries", "registrationPolicy", "citiesByCountry", "currentUser"];
  expect(namesOf((access) => !access).toSorted()).toEqual(
    [
      ...Object.keys(ofIdentity).filter((name) => !open.includes(name)),
      "modelConnection",
      "tryModel",
      "connectModel",
      "disconnectModel",
      "createWebhook",
      "updateWebhook",
      "deleteWebhook",
      "rotateWebhookSecret",
      "submitContactForm",
    ].toSorted(),
  );
});

test("a token for some companies is enough only where it is looked at by company, or where everybody reads the same", () => {
  expect(namesOf((access) => access?.byCompany === true).toSorted()).toEqual(
    [
      "countries",
      "registrationPolicy",
      "citiesByCountry",
      "currentUser",
      "partners",
      "branches",
      "siteSettings",
      "basicDataList",
      "basicData",
      "basicDataCategories",
      "companies",
      "company",
      "projects",
      "project",
      "businessActivities",
      "proofread",
      "updateCompany",
      "deleteCompany",
      "setCompanyWords",
      "setProofBeforeReview",
      "setApprovalByAnother",
      "setOrthography",
      "createProject",
      "updateProject",
      "deleteProject",
      "contents",
      "content",
      "contentVersions",
      "commentThreads",
      "assignContent",
      "beginCommentThread",
      "replyToComment",
      "settleCommentThread",
      "deleteComment",
      "createContent",
      "deriveContents",
      "createTwin",
      "pairTwin",
      "linkTwin",
      "unlinkTwin",
      "deleteContent",
      "setContentStatus",
      "saveContentNeeds",
      "saveContentIdea",
      "saveContentObjectives",
      "saveContentTools",
      "saveContentBody",
      "restoreContentVersion",
      "contentTemplates",
      "saveContentAsTemplate",
      "renameContentTemplate",
      "deleteContentTemplate",
      "generation",
      "generations",
      "aiModels",
      "requestGeneration",
      "proposeBrand",
      "researchContent",
      "stopGeneration",
      "retryGeneration",
      "rateGeneration",
    ].toSorted(),
  );
});
