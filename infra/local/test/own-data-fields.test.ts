import { expect, test } from "@jest/globals";
import { LEFT_OUT as ofGenerations } from "../../../services/ai/src/http/own-data.ts";
import { GenerationStore } from "../../../services/ai/src/store/generation-store.ts";
import { companyStore } from "../../../services/catalog/src/store/company-store.ts";
import { projectStore } from "../../../services/catalog/src/store/project-store.ts";
import { LEFT_OUT as ofContents, LEFT_OUT_OF_TEMPLATES as ofTemplates } from "../../../services/content/src/http/own-data.ts";
import { ContentStore } from "../../../services/content/src/store/content-store.ts";
import { threadStore } from "../../../services/content/src/store/thread-store.ts";
import { templateStore } from "../../../services/content/src/store/template-store.ts";
import { LEFT_OUT as ofAccounts } from "../../../services/identity/src/http/own-data.ts";
import { UserStore } from "../../../services/identity/src/store/user-store.ts";
import { LEFT_OUT as ofContacts, LEFT_OUT_OF_WEBHOOKS as ofWebhooks } from "../../../services/site/src/http/own-data.ts";
import { contactStore } from "../../../services/site/src/store/contact-store.ts";
import { WebhookStore } from "../../../services/site/src/store/webhook-store.ts";

/** What the kit keeps beside a state and lists never show. */
const KEPT_BESIDE = ["commandIds", "lastCommandId", "deletedAt", "eraseAt", "pendingState", "outbox", "outboxAt", "searchKeys"];

interface Schema {
  readonly paths: object;
}

/** The fields of what a store keeps, as its schema names them. */
function fieldsOf(open: (connection: never, relay: never) => unknown): string[] {
  let schema: Schema | undefined;
  const connection = {
    model: (_name: string, given: Schema) => {
      schema = given;
      return {};
    },
  };
  open(connection as never, { register: () => {} } as never);
  const paths = Object.keys(schema?.paths ?? {}).map((path) => path.split(".")[0] ?? "");
  return [...new Set(paths)].filter((field) => !KEPT_BESIDE.includes(field));
}

const RECORD = ["_id", "version", "createdAt", "updatedAt"];

test.each<[string, string[], readonly string[], string]>([
  [
    "companies",
    fieldsOf((...given) => companyStore(...given)),
    [],
    "ownerId companyName brandName slogan businessActivityId vision mission goal values targetMarket scopeOfImpact character language competitors persona voiceToneFileId logo words proofBeforeReview approvalByAnother orthography brandVoice",
  ],
  [
    "projects",
    fieldsOf((...given) => projectStore(...given)),
    [],
    "ownerId companyId name image description date tags internalBudget externalBudget affiliatedProjectId",
  ],
  [
    "contents",
    fieldsOf((...given) => new ContentStore(...given)),
    ofContents,
    "ownerId companyId projectId locale title type classification level methodology interestArea view framework keywords details idea ideaExplanation conversionFunnel objective topics internalLinks externalLinks tools sharingStyle writerRole participation intensity socialChannels body bodyVersion pictureIds mediaIds stage completed partVersions status scheduledFor publishedAt assigneeId dueOn provenance derivedFrom twinOf",
  ],
  ["comments", fieldsOf((...given) => threadStore(...given)), [], "ownerId companyId contentId quote resolved resolvedById comments"],
  [
    "templates",
    fieldsOf((...given) => templateStore(...given)),
    ofTemplates,
    "ownerId companyId name type classification level methodology interestArea view framework keywords details idea ideaExplanation conversionFunnel objective topics internalLinks externalLinks tools sharingStyle writerRole participation intensity socialChannels",
  ],
  [
    "generations",
    fieldsOf((...given) => new GenerationStore(...given)),
    ofGenerations,
    "ownerId kind companyId company contentId field locale prompt selection source tone length variantCount take temperature size style withoutVoice past status attempt tries round stopRequested model offline text variants items images drawn voiceRules voiceReport inputTokens outputTokens costMicros wastedTokens rating failure readerLocale research startedAt firstTokenAt finishedAt",
  ],
  [
    "an account",
    fieldsOf((...given) => new UserStore(...given)),
    ofAccounts,
    "username email role firstName lastName image phoneCode phoneNumber organization website about whatsapp jobTitle socialLinks profileVersion emailConfirmed address",
  ],
  [
    "a contact",
    fieldsOf((...given) => contactStore(...given)),
    ofContacts,
    "kind name email otherEmails brought phone whatsapp organization stage message messages",
  ],
  [
    "a webhook",
    fieldsOf((...given) => new WebhookStore(...given)),
    ofWebhooks,
    "ownerId companyId name url events active switchedOffAt failingSince earlierSecretUntil",
  ],
])("of %s a person gets every field that is there for them, and a new field is decided on", (_what, fields, leftOut, handedOut) => {
  expect(fields.toSorted()).toEqual([...RECORD, ...leftOut, ...handedOut.split(" ")].toSorted());
});
