import type { Tongue } from "../tongue.ts";
import { article, callToAction, topicsFrom } from "./article.ts";
import { editing } from "./editing.ts";
import { mannered, tones } from "./manner.ts";
import { field } from "./fields.ts";
import { gist, inline, join, quote } from "./grammar.ts";
import { picture, seo, worksheet } from "./found.ts";
import { ideas, objectives, outline } from "./ideas.ts";
import { script } from "./script.ts";
import { short } from "./short.ts";
import { fieldName } from "../../writing/terms.ts";

/** Where no brand has a name yet, the words that stand for it may open a sentence. */
const finish = (text: string): string => text.replace(/(?=our team\b)(?<=^|[.!?”]\s+|\n\s*(?:[-#]+\s+)?(?:\*\*\w+:\*\*\s+)?)o/g, "O");

export const english: Tongue = {
  ourBrand: "our team",
  untitled: (brand) => `What ${brand} can do for you`,
  gist,
  inline,
  topicsFrom,
  quote,
  join,
  finish,
  article,
  callToAction,
  tones,
  mannered,
  short,
  script,
  field: (name, m) => field(fieldName(name), m),
  ideas,
  objectives,
  outline,
  seo,
  picture,
  worksheet,
  editing,
};
