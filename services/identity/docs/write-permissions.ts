import { writeFileSync } from "node:fs";
import { permissionsPage } from "./permissions-page.ts";

writeFileSync(new URL("../../../docs/permissions.md", import.meta.url), permissionsPage());
