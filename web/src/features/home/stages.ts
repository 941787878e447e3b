/** The stages a content goes through, as the messages name them. */
export const STAGES = ["needs", "idea", "objectives", "tools", "generate"] as const;
