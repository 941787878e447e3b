import { fieldName } from "../../writing/terms.ts";
import type { Tongue } from "../tongue.ts";
import { article, callToAction, topicsFrom } from "./article.ts";
import { editing } from "./editing.ts";
import { tones } from "./manner.ts";
import { field } from "./fields.ts";
import { finish, gist, join, quote } from "./grammar.ts";
import { picture, seo, worksheet } from "./found.ts";
import { ideas, objectives, outline } from "./ideas.ts";
import { script } from "./script.ts";
import { short } from "./short.ts";

export const arabic: Tongue = {
  ourBrand: "شركتنا",
  untitled: (brand) => `ما الذي تجده في ${brand}`,
  gist,
  inline: (text) => text,
  topicsFrom,
  quote,
  join,
  finish,
  article,
  callToAction,
  tones,
  mannered: (text) => text,
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
