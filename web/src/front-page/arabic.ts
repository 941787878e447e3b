import { start } from "./start.ts";

start(() => import("./arabic-page.ts"));
