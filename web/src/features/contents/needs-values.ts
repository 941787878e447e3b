import type {
  ContentClassification,
  ContentLevel,
  ContentNeedsInput,
  ContentType,
  ContentView,
  InterestArea,
  Locale,
  Methodology,
  StageContentFragment,
} from "../../generated/graphql.ts";
import { SaveContentNeedsDocument } from "../../generated/graphql.ts";
import { currentLocale } from "../../lib/locale/locales.ts";
import type { StagePart } from "./stage-session.ts";

export interface NeedsValues {
  title: string;
  type: ContentType;
  locale: Locale;
  classification: ContentClassification | "";
  level: ContentLevel | "";
  methodology: Methodology | "";
  interestArea: InterestArea | "";
  view: ContentView;
  framework: string;
  keywords: string[];
  details: string;
}

const FIELDS = [
  "title",
  "type",
  "locale",
  "classification",
  "level",
  "methodology",
  "interestArea",
  "view",
  "framework",
  "keywords",
  "details",
] as const;

const valuesOf = (content?: StageContentFragment): NeedsValues => ({
  title: content?.title ?? "",
  type: content?.type ?? "ARTICLE",
  locale: content?.locale ?? currentLocale(),
  classification: content?.classification ?? "",
  level: content?.level ?? "",
  methodology: content?.methodology ?? "",
  interestArea: content?.interestArea ?? "",
  view: content?.view ?? "GENERAL",
  framework: content?.framework ?? "",
  keywords: content?.keywords ?? [],
  details: content?.details ?? "",
});

/** The first stage's part of a content. */
export const NEEDS: StagePart<NeedsValues, keyof NeedsValues, ContentNeedsInput> = {
  stage: "NEEDS",
  fields: FIELDS,
  valuesOf,
  // what isn't chosen is null
  inputOf: ({ classification, level, methodology, interestArea, ...rest }) => ({
    ...rest,
    classification: classification || null,
    level: level || null,
    methodology: methodology || null,
    interestArea: interestArea || null,
  }),
  isReady: ({ title }) => title.trim() !== "",
  send: async (client, variables, context) =>
    (await client.mutate({ mutation: SaveContentNeedsDocument, variables, context })).data?.saveContentNeeds.content,
};
