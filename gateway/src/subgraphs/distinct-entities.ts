import { type AnswerBudget, sizeOfAnswer } from "@muhtawa/service-kit/edge";
import type { Representation } from "./placeholder.ts";
import type { SubgraphAnswer, SubgraphError } from "./subgraph-answer.ts";

/** What a list refers to, each once, and for each place of the list which of them stands there. */
export interface DistinctEntities {
  readonly representations: readonly Representation[];
  readonly places: readonly number[];
}

/** A page of twenty contents mostly is of one company: it needs to be asked for, loaded and written out once. */
export function distinctEntities(all: readonly Representation[]): DistinctEntities {
  const known = new Map<string, number>();
  const representations: Representation[] = [];
  const places = all.map((representation) => {
    const key = JSON.stringify(representation);
    const place = known.get(key) ?? representations.push(representation) - 1;
    known.set(key, place);
    return place;
  });
  return { representations, places };
}

/** The answer as if every place had been asked for; what stands in several counts as often towards what one answer may hold. */
export function atEveryPlace(answer: SubgraphAnswer, { representations, places }: DistinctEntities, budget: AnswerBudget): SubgraphAnswer {
  const given = answer.data?.["_entities"];
  if (representations.length === places.length || !Array.isArray(given) || given.length !== representations.length) return answer;
  const counted = new Set<number>();
  for (const place of places) {
    if (counted.has(place)) budget.spend(sizeOfAnswer(given[place]));
    counted.add(place);
  }
  const repeated = (error: SubgraphError): SubgraphError[] => {
    const [, place, ...rest] = error.path ?? [];
    if (typeof place !== "number") return [error];
    return places.flatMap((other, at) => (other === place ? [{ ...error, path: ["_entities", at, ...rest] }] : []));
  };
  const errors = answer.errors?.flatMap(repeated);
  return { data: { _entities: places.map((place) => given[place] as unknown) }, ...(errors && { errors }) };
}
