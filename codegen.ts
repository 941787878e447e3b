import type { CodegenConfig } from "@graphql-codegen/cli";

/** What a service's resolvers hand on for a type where that is not the type's own shape: GraphQL type to TypeScript type, seen from the generated file. */
const mappers: Record<string, Record<string, string>> = {
  identity: {
    User: "../../domain/profile.ts#Profile",
    Address: "../../domain/profile.ts#ProfileAddress",
    PersonalToken: "../../domain/personal-token.ts#PersonalToken as StoredPersonalToken",
    Country: "../../places/countries.ts#Country as ListedCountry",
    City: "../../places/cities.ts#City as ListedCity",
  },
  catalog: {
    Company: "../../domain/company.ts#Company as StoredCompany",
    Project: "../../domain/project.ts#Project as StoredProject",
    UserProfileDetail: "{ id: string }",
  },
  content: {
    Content: "../../domain/content.ts#ContentRow as StoredContent",
    ContentVersion: "../../store/version-store.ts#Version as StoredVersion",
    ContentTemplate: "../../domain/template.ts#Template as StoredTemplate",
    Media: "../../domain/media.ts#MediaView as StoredMedia",
    ContentSource: "../../queries/content-source.ts#ContentSource as SourceOfContent",
    ContentTwin: "../../queries/content-twin.ts#ContentTwin as TwinOfContent",
    ContentScore: "@muhtawa/text-analysis/score#TextScore",
    ScoreCheck: "@muhtawa/text-analysis/score#ScoreCheck as TextCheck",
    CommentThread: "../../domain/comment-thread.ts#Thread",
    Comment: "../../domain/comment-thread.ts#Comment as StoredComment",
  },
  ai: {},
  site: {
    BasicData: "../../queries/basic-data.ts#ListedBasicData",
    Contact: "../../queries/contacts.ts#ListedContact",
    Activity: "../../activity/activity-log.ts#ActivityEntry",
    AuditEntry: "../../activity/activity-log.ts#ActivityEntry as AuditedEntry",
    Webhook: "../../domain/webhook.ts#ShownWebhook",
    WebhookDelivery: "../../webhooks/delivery-log.ts#Delivery",
    WaitingContent: "../../read-models/things.ts#WaitingContent as ContentWaiting",
  },
};

const resolverTypes = (service: string): CodegenConfig["generates"] => ({
  [`services/${service}/src/graphql/generated/schema.ts`]: {
    schema: `services/${service}/schema.graphql`,
    plugins: ["typescript", "typescript-resolvers"],
    config: {
      federation: true,
      contextType: "@muhtawa/service-kit#RequestContext",
      enumsAsTypes: true,
      useTypeImports: true,
      skipTypename: true,
      avoidOptionals: false,
      scalars: { ID: "string", DateTime: { input: "string", output: "Date | string" }, JSON: "unknown" },
      mappers: mappers[service],
    },
  },
});

const config: CodegenConfig = {
  generates: {
    ...Object.assign({}, ...Object.keys(mappers).map(resolverTypes)),
    "web/src/generated/": {
      schema: "docs/schema.graphql",
      documents: "web/src/**/*.graphql",
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: { enumType: "string-literal", useTypeImports: true, scalars: { ID: "string", DateTime: "string", JSON: "unknown" } },
    },
    "examples/typescript-client/generated/": {
      schema: "docs/schema.graphql",
      documents: "examples/typescript-client/*.graphql",
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: "string",
        enumType: "string-literal",
        useTypeImports: true,
        importExtension: ".ts",
        emitLegacyCommonJSImports: false,
        scalars: { ID: "string", DateTime: "string", JSON: "unknown" },
      },
    },
  },
  ignoreNoDocuments: true,
};

export default config;
