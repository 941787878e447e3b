import { expect, test } from "@jest/globals";
import {
  type GraphQLError,
  graphql,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLObjectType,
  GraphQLSchema,
  parse,
  parseValue,
} from "graphql";
import { DateTime, fieldOfInvalidInstant, JSONScalar, scalarsOf } from "../../src/http/scalars.ts";

const AT = "2026-01-31T09:30:00.000Z";

const Stop = new GraphQLInputObjectType({ name: "Stop", fields: { at: { type: DateTime } } });
const Plan = new GraphQLInputObjectType({ name: "Plan", fields: { stops: { type: new GraphQLList(Stop) } } });
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: "Query",
    fields: {
      at: { type: DateTime, args: { from: { type: DateTime }, plan: { type: Plan } }, resolve: (_, { from }: { from: Date }) => from },
      json: { type: JSONScalar, args: { value: { type: JSONScalar } }, resolve: (_, { value }: { value: unknown }) => value },
    },
  }),
});
const ask = (source: string, variableValues?: Record<string, unknown>) =>
  graphql({ schema, source, ...(variableValues && { variableValues }) });
const refusedField = async (source: string, variableValues?: Record<string, unknown>) => {
  const { errors = [] } = await ask(source, variableValues);
  expect(errors).toHaveLength(1);
  return fieldOfInvalidInstant(errors[0] as GraphQLError);
};

test.each([
  ["a Date", new Date(AT), AT],
  ["text in another zone", "2026-01-31T12:30:00+03:00", AT],
])("an answer shows %s in UTC", (_what, given, shown) => {
  expect(DateTime.serialize(given)).toBe(shown);
});

test("an answer shows no instant that there isn't", () => {
  expect(() => DateTime.serialize(new Date(Number.NaN))).toThrow("DateTime cannot show an invalid date");
  expect(() => DateTime.serialize("soon")).toThrow("DateTime takes ISO 8601 with a time zone, e.g. 2026-01-31T09:30:00Z");
  expect(() => DateTime.serialize(5)).toThrow("DateTime takes ISO 8601");
});

test("an instant may stand in the query or in a variable", async () => {
  expect(await ask(`{ at(from: "2026-01-31T12:30:00+03:00") }`)).toEqual({ data: { at: AT } });
  expect(await ask("query ($from: DateTime) { at(from: $from) }", { from: AT })).toEqual({ data: { at: AT } });
});

test("an instant that is refused is bad input", async () => {
  expect(() => DateTime.parseValue("tomorrow")).toThrow(expect.objectContaining({ extensions: { code: "BAD_USER_INPUT" } }));
  const { errors } = await ask(`{ at(from: "tomorrow") }`);
  expect(errors?.[0]?.extensions).toEqual({ code: "BAD_USER_INPUT" });
});

test.each([
  ["of an argument in the query", `{ at(from: "now") }`, undefined, "from"],
  ["of an argument that isn't text", `{ at(from: 5) }`, undefined, "from"],
  ["of an input in the query", `{ at(plan: { stops: [{ at: "now" }] }) }`, undefined, "at"],
  ["of a variable", "query ($from: DateTime) { at(from: $from) }", { from: "now" }, "from"],
  ["deep in a variable", "query ($plan: Plan) { at(plan: $plan) }", { plan: { stops: [{ at: AT }, { at: "now" }] } }, "stops.1.at"],
  [
    "in a variable whose value looks like the message",
    "query ($plan: Plan) { at(plan: $plan) }",
    { plan: { stops: [{ at: '"; DateTime takes' }] } },
    "stops.0.at",
  ],
  ["over several lines", "query ($from: DateTime) { at(from: $from) }", { from: "now\nor later" }, "from"],
] as const)("the field of a wrong instant is found: %s", async (_where, query, variables, field) => {
  expect(await refusedField(query, variables)).toBe(field);
});

test("another error has no field of an instant", async () => {
  const { errors } = await ask("query ($plan: Plan) { at(plan: $plan) }", { plan: { stops: [{ from: 1 }] } });
  expect(fieldOfInvalidInstant(errors?.[0] as GraphQLError)).toBeUndefined();
});

test("JSON passes as it is, from a variable and from the query with variables inside", async () => {
  const value = { text: "ب", list: [1, null, { deep: true }] };
  expect(await ask("query ($value: JSON) { json(value: $value) }", { value })).toEqual({ data: { json: value } });
  const source = `query ($inner: JSON) { json(value: { s: "x", b: false, e: RED, i: 3, f: 1.5, n: null, l: [1, "two"], v: $inner }) }`;
  const { data } = await ask(source, { inner: value });
  expect(data?.["json"]).toEqual({ s: "x", b: false, e: "RED", i: 3, f: 1.5, n: null, l: [1, "two"], v: value });
});

test("JSON in a query may name a variable that isn't given", () => {
  expect(JSONScalar.parseLiteral(parseValue("[$gone]"), null)).toEqual([undefined]);
});

test("a schema gets those of our scalars that it declares", () => {
  expect(scalarsOf(parse("scalar JSON scalar Other type DateTime { x: Int }"))).toEqual({ JSON: JSONScalar });
  expect(scalarsOf(parse("scalar DateTime scalar JSON"))).toEqual({ DateTime, JSON: JSONScalar });
});

test("both say what they are", () => {
  expect([DateTime.name, JSONScalar.name]).toEqual(["DateTime", "JSON"]);
  expect(DateTime.description).toContain("ISO 8601 with a time zone");
  expect(JSONScalar.description).toBe("Any JSON value");
});
