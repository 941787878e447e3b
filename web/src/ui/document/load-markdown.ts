import { loadTwice } from "../../lib/chunk-load.ts";

/** What reads and writes Markdown; fails when its script can't be had. */
export const loadMarkdown = () => loadTwice(() => import("./parse-markdown.ts"));
