import common from "../i18n/ar/common.json" with { type: "json" };
import errors from "../i18n/ar/errors.json" with { type: "json" };
import home from "../i18n/ar/home.json" with { type: "json" };

export const messages = { common, errors, home };
