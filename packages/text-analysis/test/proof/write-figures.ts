import { writeFileSync } from "node:fs";
import { lexiconOf } from "@muhtawa/arabic-lexicon/files";
import { figuresOf, pageOf } from "./gold.ts";

writeFileSync(new URL("../../../../docs/proofreading.md", import.meta.url), pageOf(figuresOf(await lexiconOf("ar"))));
