import type { DerivedForm } from "../../../generated/graphql.ts";

/** In the order in which they are offered. */
export const DERIVED_FORMS: readonly DerivedForm[] = ["POST", "TWEET", "NEWSLETTER", "DESCRIPTION", "AUDIO_SCRIPT", "VIDEO_SCRIPT"];

/** The most letters of some, hashtags included. */
export const LETTERS: Partial<Record<DerivedForm, number>> = { TWEET: 280 };

/** How much of a text the AI is handed; the API takes no more. */
export const MAX_SOURCE = 60_000;

export const repurposePath = (contentId: string) => `/contents/repurpose/${contentId}`;
