import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { InMemoryCache } from "@apollo/client";
import { expect, test } from "@jest/globals";
import {
  buildSchema,
  concatAST,
  type DocumentNode,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { CompaniesDocument, CompanyDocument } from "../generated/graphql.ts";
import { typePolicies } from "./cache-policies.ts";

const source = fileURLToPath(new URL("../", import.meta.url));
const schema = buildSchema(readFileSync(new URL("../../../docs/schema.graphql", import.meta.url), "utf8"));
const operations = concatAST(
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".graphql"))
    .map((path) => parse(readFileSync(source + path, "utf8"))),
);

/** The fields of a selection, those of its fragments too. */
function fieldsOf(document: DocumentNode, { selections }: SelectionSetNode): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.selectionSet ? print({ ...selection, directives: [] }) : selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(document, selection.selectionSet);
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    );
    return fragment && "selectionSet" in fragment && fragment.selectionSet ? fieldsOf(document, fragment.selectionSet) : [];
  });
}

/** Fields of things with an id that hold something without one, with the different choices that operations make of it. */
function partsAskedFor(): Map<string, Set<string>> {
  const asked = new Map<string, Set<string>>();
  const types = new TypeInfo(schema);
  visit(
    operations,
    visitWithTypeInfo(types, {
      Field: (field) => {
        const parent = types.getParentType();
        const type = getNamedType(types.getType());
        if (!isObjectType(parent) || !isObjectType(type) || !field.selectionSet) return;
        if (!("id" in parent.getFields()) || "id" in type.getFields()) return;
        const name = `${parent.name}.${field.name.value}`;
        const chosen = asked.get(name) ?? new Set();
        asked.set(name, chosen.add(fieldsOf(operations, field.selectionSet).toSorted().join(" ")));
      },
    }),
  );
  return asked;
}

const isMerged = (name: string) => {
  const [type = "", field = ""] = name.split(".");
  const policy = (typePolicies[type]?.fields as Record<string, { merge?: boolean }> | undefined)?.[field];
  return policy?.merge === true;
};

test("what has no id is asked for alike everywhere, or is merged", () => {
  const asked = partsAskedFor();
  expect(asked.has("Company.brandVoice")).toBe(true);
  const overwritten = [...asked].filter(([name, choices]) => choices.size > 1 && !isMerged(name)).map(([name]) => name);
  expect(overwritten).toEqual([]);
});

test("a list that comes later leaves a company's page complete", () => {
  const cache = new InMemoryCache({ typePolicies });
  const variables = { id: "c1", withOwner: false };
  const voice = { __typename: "BrandVoice", personality: ["Warm"], rules: [], language: "ar", goals: ["Trust"], tags: [] };
  const card = {
    __typename: "Company",
    id: "c1",
    version: 1,
    companyName: "Rutab",
    brandName: "Rutab",
    slogan: null,
    logo: null,
    businessActivity: null,
    projects: [],
    owner: { __typename: "User", id: "u1" },
  };
  const detail = Object.fromEntries(
    ["vision", "mission", "goal", "targetMarket", "scopeOfImpact", "character", "language", "persona", "voiceToneFile"].map((field) => [
      field,
      null,
    ]),
  );
  const company = { ...card, ...detail, values: [], competitors: [], brandVoice: voice, createdAt: "2026-01-01", updatedAt: "2026-01-01" };
  cache.writeQuery({ query: CompanyDocument, variables, data: { company } as never });
  const { language: _language, goals: _goals, tags: _tags, ...less } = voice;
  cache.writeQuery({
    query: CompaniesDocument,
    variables: { page: 1, pageSize: 12, withOwners: false },
    data: { companies: { __typename: "CompanyPage", totalCount: 1, results: [{ ...card, brandVoice: less }] } } as never,
  });
  expect(cache.readQuery({ query: CompanyDocument, variables })?.company.brandVoice).toMatchObject({ goals: ["Trust"] });
});
