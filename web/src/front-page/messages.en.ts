import common from "../i18n/en/common.json" with { type: "json" };
import errors from "../i18n/en/errors.json" with { type: "json" };
import home from "../i18n/en/home.json" with { type: "json" };

export const messages = { common, errors, home };
