import { start } from "./start.ts";

start(() => import("./english-page.ts"));
