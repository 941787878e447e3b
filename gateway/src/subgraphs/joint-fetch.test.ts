import { describe, expect, test } from "@jest/globals";
import { parse, print } from "graphql";
import { JointFetch } from "./joint-fetch.ts";
import type { SubgraphAnswer } from "./subgraph-answer.ts";

type Request = { query: string; variables: Record<string, unknown> };

const COMPANIES =
  "query($representations:[_Any!]!){_entities(representations:$representations){...on Company{brandName ...Names}}} fragment Names on Company{companyName}";
const PROJECTS =
  "query Projects($representations:[_Any!]!,$words:Int){_entities(representations:$representations){...on Project{name summary(words:$words)}}}";

const asking = (query: string, variables: object) => ({ query, document: parse(query), variables: { ...variables } });

function fetching(answer: SubgraphAnswer) {
  const sent: Request[] = [];
  const joint = new JointFetch(async (request) => {
    sent.push(request);
    return answer;
  });
  return { joint, sent };
}

describe("what is asked of a service at the same moment", () => {
  test("goes in one request, and each gets its part", async () => {
    const { joint, sent } = fetching({ data: { part0: [{ brandName: "Oasis" }], part1: [{ name: "Dates" }, null] } });
    const answers = await Promise.all([
      joint.fetch(asking(COMPANIES, { representations: ["c"] })),
      joint.fetch(asking(PROJECTS, { representations: ["p", "q"], words: 3 })),
    ]);
    expect(sent.map(({ variables }) => variables)).toEqual([{ representations_0: ["c"], representations_1: ["p", "q"], words_1: 3 }]);
    expect(sent.map(({ query }) => query)).toEqual([
      print(
        parse(`query($representations_0:[_Any!]!,$representations_1:[_Any!]!,$words_1:Int){
          part0:_entities(representations:$representations_0){...on Company{brandName ...Names_0}}
          part1:_entities(representations:$representations_1){...on Project{name summary(words:$words_1)}}
        } fragment Names_0 on Company{companyName}`),
      ),
    ]);
    expect(answers).toEqual([{ data: { _entities: [{ brandName: "Oasis" }] } }, { data: { _entities: [{ name: "Dates" }, null] } }]);
  });

  test("has its own errors, and those of the whole", async () => {
    const whole = { message: "of all", path: undefined };
    const { joint } = fetching({
      data: { part0: [null], part1: [{}] },
      errors: [{ message: "gone", path: ["part0", 0] }, { message: "of all" }, { message: "deep", path: ["part1", 0, "name"] }],
    });
    const [companies, projects] = await Promise.all([joint.fetch(asking(COMPANIES, {})), joint.fetch(asking(PROJECTS, {}))]);
    expect(companies?.errors).toEqual([{ message: "gone", path: ["_entities", 0] }, whole]);
    expect(projects?.errors).toEqual([whole, { message: "deep", path: ["_entities", 0, "name"] }]);
  });

  test("fails together", async () => {
    const failure = { data: null, errors: [{ message: "down", extensions: { code: "SERVICE_UNAVAILABLE" } }] };
    const { joint } = fetching(failure);
    expect(await Promise.all([joint.fetch(asking(COMPANIES, {})), joint.fetch(asking(PROJECTS, {}))])).toEqual([failure, failure]);
  });

  test("a single query goes as it is, and one that comes later by itself", async () => {
    const { joint, sent } = fetching({ data: { _entities: [] } });
    expect(await joint.fetch(asking(COMPANIES, { representations: [] }))).toEqual({ data: { _entities: [] } });
    await joint.fetch(asking(PROJECTS, { representations: [] }));
    expect(sent.map(({ query }) => query)).toEqual([COMPANIES, PROJECTS]);
  });
});
