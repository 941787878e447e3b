import type { VoiceRule } from "@muhtawa/text-analysis";
import { useMemo, useState } from "react";
import type { BodyContent } from "../body-content.ts";
import type { Body } from "../use-body.ts";
import { keptOffers } from "./kept-offers.ts";
import { useTranslation } from "./use-translation.ts";
import { useTwin } from "./use-twin.ts";

interface TwinWorkOptions {
  body: Body;
  /** The voice of its company; undefined until it is known. */
  rules: readonly VoiceRule[] | undefined;
  /** Whether the twin is looked at. */
  shown: boolean;
}

const NONE: readonly VoiceRule[] = [];

/**
 * A content's twin, and what is being translated of it: that goes on while something else stands beside the text. Nothing is asked for before
 * somebody looks at it, unless translations of it wait in the text.
 */
export function useTwinWork(content: BodyContent, { body, rules = NONE, shown }: TwinWorkOptions) {
  const { id: contentId, company, locale } = content;
  const [waits] = useState(() => keptOffers(contentId).length > 0);
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  const found = useTwin(contentId, body, !wasShown && !waits);
  const own = useMemo(() => rules.filter((rule) => rule.locale === locale), [rules, locale]);
  const translation = useTranslation({ companyId: company.id, contentId, locale, rules: own, onTaken: body.took }, found.twin);
  /** What is asked of the person now. */
  const [asking, ask] = useState<"link" | "unlink">();
  return { ...found, translation, asking, ask };
}

export type TwinWork = ReturnType<typeof useTwinWork>;
