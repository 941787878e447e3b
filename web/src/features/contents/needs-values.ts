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
import { currentLocale } from "../../lib/locale/locales.ts";

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

export const NEEDS_FIELDS = [
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

export const needsValuesOf = (content?: StageContentFragment): NeedsValues => ({
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

/** The stage as the API takes it: what isn't chosen is null. */
export const needsInputOf = ({ classification, level, methodology, interestArea, ...rest }: NeedsValues): ContentNeedsInput => ({
  ...rest,
  classification: classification || null,
  level: level || null,
  methodology: methodology || null,
  interestArea: interestArea || null,
});
