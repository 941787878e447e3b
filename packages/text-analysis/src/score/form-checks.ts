import { evidenceOf, type ScoreCheck } from "./check.ts";
import { LENGTHS } from "./lengths.ts";
import { postLength } from "./post-length.ts";
import type { Reading } from "./reading.ts";

const TWEET = LENGTHS.TWEET.most;
const HASHTAGS = 5;

const HASHTAG = /(?<![\p{L}\p{N}_])#[\p{L}\p{N}\p{M}_]+/gu;

/** What a form other than an article wants: its length, and hashtags where they are used. */
export function formChecks(text: Reading): ScoreCheck[] {
  if (text.type === "ARTICLE") return [];
  const ofLength = text.type === "TWEET" ? tweetLength(text) : wordsOf(text, LENGTHS[text.type]);
  return text.type === "TWEET" || text.type === "POST" ? [ofLength, hashtags(text)] : [ofLength];
}

function tweetLength({ text }: Reading): ScoreCheck {
  const counted = postLength(text);
  return {
    id: "seo.length",
    area: "SEO",
    passed: counted <= TWEET,
    severity: "HIGH",
    fixable: true,
    evidence: [],
    message: { en: `Characters: ${counted} of ${TWEET}.`, ar: `عدد الأحرف: ${counted} من ${TWEET}.` },
  };
}

function wordsOf({ words }: Reading, { least, most }: { least: number; most: number }): ScoreCheck {
  return {
    id: "seo.length",
    area: "SEO",
    passed: words >= least && words <= most,
    severity: "HIGH",
    fixable: true,
    evidence: [],
    message: {
      en: `Words: ${words}; ${least} to ${most} suit this form.`,
      ar: `عدد الكلمات: ${words}، ويناسب هذا الشكل ما بين ${least} و${most}.`,
    },
  };
}

function hashtags({ text }: Reading): ScoreCheck {
  const found = [...text.matchAll(HASHTAG)].map(([tag]) => tag);
  return {
    id: "seo.hashtags",
    area: "SEO",
    passed: found.length > 0 && found.length <= HASHTAGS,
    severity: "LOW",
    fixable: true,
    evidence: evidenceOf(found),
    message: {
      en: `Hashtags: ${found.length}; one to ${HASHTAGS} help.`,
      ar: `عدد الوسوم: ${found.length}، والمفيد من واحد إلى ${HASHTAGS}.`,
    },
  };
}
