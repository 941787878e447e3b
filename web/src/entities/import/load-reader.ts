import { loadTwice } from "../../lib/chunk-load.ts";

/** What reads files; fails when its script can't be had. */
export const loadReader = () => loadTwice(() => import("./read-file.ts"));
