import { buildLexicons } from "./build.ts";

buildLexicons();
