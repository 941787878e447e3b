import { writeFileSync } from "node:fs";
import { lexiconOf } from "@muhtawa/arabic-lexicon/files";
import { figuresOf, heldOutFigures, pageOf } from "./gold.ts";

const lexicon = await lexiconOf("ar");
writeFileSync(new URL("../../../../docs/proofreading.md", import.meta.url), pageOf(figuresOf(lexicon), heldOutFigures(lexicon)));
