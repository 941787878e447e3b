import { registerHooks } from "node:module";

/** Refuses the database's packages to the process that it is loaded into. */
registerHooks({
  resolve(specifier, context, next) {
    if (/^(mongoose|mongodb|bson)(\/|$)/.test(specifier)) throw new Error(`${context.parentURL} loads ${specifier}`);
    return next(specifier, context);
  },
});
