export * from "./addresses.ts";
export * from "./checked-lookup.ts";
