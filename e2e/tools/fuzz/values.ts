import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from "graphql";
import type { Random } from "./random.ts";

const MB = 1024 * 1024;

/** What programs get wrong: signs that steer, words that mean something elsewhere, numbers at the edges, things of another kind. */
const BROKEN: readonly unknown[] = [
  null,
  "",
  " ",
  "\u0000",
  "\u202e\u200f\ufeff",
  "\ud800",
  "\u0621".repeat(2_000),
  "a".repeat(20_000),
  " ".repeat(20_000),
  ".".repeat(5_000),
  "<script>alert(1)</script>",
  "'; DROP TABLE users; --",
  "../../../etc/passwd",
  "$where",
  "{{constructor}}",
  "%00%ff",
  "=HYPERLINK(1)",
  "2026-13-45T99:99:99Z",
  0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  1e308,
  true,
  [],
  [[[]]],
  {},
  { $gt: "" },
  { $ne: null },
  { __proto__: { polluted: true }, constructor: { prototype: {} } },
  { type: "doc", content: [{ type: "nothing" }] },
];

const TEXTS = ["dates", "تمور المدينة", "Sukkari season", "a", "needs 20 %", "x@example.com", "https://example.com/a?b=c", "🌴"] as const;

const document = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });

/** A value for an argument: mostly one that fits, of ids one that is somebody's, sometimes anything. */
export function valueOf(type: GraphQLInputType, random: Random, ids: readonly string[], depth = 0): unknown {
  if (random.chance(0.08)) return random.of(BROKEN);
  if (isNonNullType(type)) return valueOf(type.ofType, random, ids, depth);
  if (depth > 0 && random.chance(0.3)) return undefined;
  if (isListType(type)) {
    const length = random.chance(0.05) ? 300 : random.below(4);
    return Array.from({ length }, () => valueOf(type.ofType, random, ids, depth + 1));
  }
  if (isEnumType(type)) return random.of(type.getValues()).name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).flatMap((field) => {
        const value = valueOf(field.type, random, ids, depth + 1);
        return value === undefined ? [] : [[field.name, value]];
      }),
    );
  switch (type.name) {
    case "ID":
      return random.chance(0.8) ? random.of(ids) : `${random.below(1e9)}`.padStart(24, "0");
    case "Int":
      return random.of([1, 2, 10, 100, 101, random.below(1_000)]);
    case "Float":
      return random.of([0, 24.7, -91, 1e9]);
    case "Boolean":
      return random.chance(0.5);
    case "DateTime":
      return random.of(["2026-01-01T00:00:00Z", "2030-06-01T10:00:00+03:00", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z"]);
    case "JSON":
      return document(random.chance(0.03) ? "long ".repeat(MB / 10) : random.of(TEXTS));
    default:
      return random.of(TEXTS);
  }
}
