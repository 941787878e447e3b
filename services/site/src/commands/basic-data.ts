import { basicDataCreated, basicDataDeleted, basicDataUpdated } from "@muhtawa/contracts";
import { fact, newId, type RequestContext, requireAdmin, sameState } from "@muhtawa/service-kit";
import { changeBasicData, parseBasicData } from "../domain/basic-data-input.ts";
import { type BasicData, basicDataStateOf } from "../domain/basic-data.ts";
import type { BasicDataInput, MutationDeleteBasicDataArgs, MutationUpdateBasicDataArgs } from "../graphql/generated/schema.ts";
import type { Site } from "../site.ts";

export async function createBasicData(
  { basicData }: Pick<Site, "basicData">,
  context: RequestContext,
  input: BasicDataInput,
): Promise<BasicData> {
  requireAdmin(context);
  const state = basicDataStateOf(parseBasicData({ ...input }));
  return basicData.create(newId(), { state, facts: [fact(basicDataCreated, { name: state.displayName })] });
}

export async function updateBasicData(
  { basicData }: Pick<Site, "basicData">,
  context: RequestContext,
  { id, input, expectedVersion }: MutationUpdateBasicDataArgs,
): Promise<BasicData> {
  requireAdmin(context);
  const decide = (record: BasicData) => {
    const state = basicDataStateOf(changeBasicData(record, { ...input }));
    return sameState(record, state) ? undefined : { state, facts: [fact(basicDataUpdated, { name: state.displayName })] };
  };
  return basicData.update(id, decide, { expectedVersion });
}

export async function deleteBasicData(
  { basicData }: Pick<Site, "basicData">,
  context: RequestContext,
  { id, expectedVersion }: MutationDeleteBasicDataArgs,
): Promise<void> {
  requireAdmin(context);
  const { displayName } = await basicData.get(id);
  await basicData.delete(id, [fact(basicDataDeleted, { name: displayName })], { expectedVersion });
}
