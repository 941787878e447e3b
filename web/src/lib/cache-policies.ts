import type { TypePolicies } from "@apollo/client";

/**
 * Parts without an id of their own, of which a list asks for less than a page: what each brings is put beside what the other brought, and
 * replaces nothing.
 */
export const typePolicies: TypePolicies = {
  Content: { fields: { partVersions: { merge: true }, source: { merge: true }, twin: { merge: true } } },
  Company: { fields: { brandVoice: { merge: true }, persona: { merge: true } } },
};
