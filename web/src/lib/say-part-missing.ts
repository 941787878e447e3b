import { t } from "i18next";
import { notify } from "./notify.ts";

/** Says that a part of the application that was needed couldn't be loaded, and what can be done. */
export const sayPartMissing = (): void => notify.error(t(navigator.onLine ? "errors:partMissing.text" : "errors:partMissing.offline"));
