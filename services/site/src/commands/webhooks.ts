import { webhookCreated, webhookDeleted, webhookSecretRotated, webhookUpdated } from "@muhtawa/contracts";
import {
  badInput,
  DomainError,
  type ExpectedVersion,
  fact,
  newId,
  notFound,
  type RequestContext,
  requireActor,
  sameState,
  take,
} from "@muhtawa/service-kit";
import { type TargetProblem, parseWebhook } from "../domain/webhook-input.ts";
import { MOST_WEBHOOKS, type Webhook, type WebhookSettings, type WebhookState, withSecret, withSettings } from "../domain/webhook.ts";
import type {
  MutationDeleteWebhookArgs,
  MutationRotateWebhookSecretArgs,
  MutationUpdateWebhookArgs,
  WebhookInput,
} from "../graphql/generated/schema.ts";
import { messages } from "../messages.ts";
import type { Site } from "../site.ts";
import { newWebhookSecret } from "../webhooks/signature.ts";
import { targetProblem } from "../webhooks/target.ts";
import type { WebhookMeans } from "../webhooks/webhook-means.ts";

type Ports = Pick<Site, "webhooks" | "things">;

/** A webhook and its secret, which is told here and never again. */
export interface WithSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

/** Has events of the caller's own sent somewhere from now on. */
export async function createWebhook(
  { webhooks, things }: Ports,
  { seal, privateTargets, changes, oneAtATime }: WebhookMeans,
  context: RequestContext,
  input: WebhookInput,
): Promise<WithSecret> {
  const { id: ownerId } = requireActor(context);
  const settings = parseWebhook({ ...input }, checkedBy(privateTargets));
  await demandOwnCompany({ things }, ownerId, settings);
  await take(changes, ownerId);
  const secret = newWebhookSecret();
  // One request of a person at a time, so that concurrent ones can't exceed the limit together.
  const webhook = await oneAtATime(ownerId, async () => {
    if ((await webhooks.count({ ownerId })) >= MOST_WEBHOOKS)
      throw new DomainError("CONFLICT", messages.tooManyWebhooks, { parameters: { most: MOST_WEBHOOKS } });
    const state: WebhookState = { ...settings, ownerId, sealedSecret: seal.seal(secret) };
    return webhooks.create(newId(), { state, facts: [fact(webhookCreated, toldOf(state))] });
  });
  return { webhook, secret };
}

/** Changes the fields that are given. */
export async function updateWebhook(
  { webhooks, things }: Ports,
  { privateTargets }: Pick<WebhookMeans, "privateTargets">,
  context: RequestContext,
  { id, input, expectedVersion }: MutationUpdateWebhookArgs,
): Promise<Webhook> {
  const { ownerId } = await ownWebhook({ webhooks }, context, id);
  const decide = (webhook: Webhook) => {
    const state = withSettings(webhook, parseWebhook({ ...input }, checkedBy(privateTargets), webhook));
    return sameState(webhook, state) ? undefined : { state, facts: [fact(webhookUpdated, toldOf(state))] };
  };
  return webhooks.update(id, decide, {
    expectedVersion,
    async beforeWrite(before, after) {
      if (after.companyId !== before.companyId) await demandOwnCompany({ things }, ownerId, after);
    },
  });
}

/** Deletes one of the caller's, with what is to be sent to it and what was. */
export async function deleteWebhook(
  { webhooks, deliveries }: Pick<Site, "webhooks" | "deliveries">,
  context: RequestContext,
  { id, expectedVersion }: MutationDeleteWebhookArgs,
): Promise<void> {
  await removeWebhook({ webhooks, deliveries }, await ownWebhook({ webhooks }, context, id), { expectedVersion });
}

/** Deletes a webhook, whoever it belongs to. */
export async function removeWebhook(
  { webhooks, deliveries }: Pick<Site, "webhooks" | "deliveries">,
  webhook: Pick<Webhook, "_id" | "ownerId" | "name">,
  expected: ExpectedVersion = {},
): Promise<void> {
  await webhooks.delete(webhook._id, [fact(webhookDeleted, toldOf(webhook))], expected);
  await deliveries.deleteOfWebhook(webhook._id);
}

/** Gives one of the caller's another secret; the one before goes on signing beside it for a day. */
export async function rotateWebhookSecret(
  { webhooks }: Pick<Site, "webhooks">,
  { seal, changes }: Pick<WebhookMeans, "seal" | "changes">,
  context: RequestContext,
  { id, expectedVersion }: MutationRotateWebhookSecretArgs,
): Promise<WithSecret> {
  const { ownerId } = await ownWebhook({ webhooks }, context, id);
  await take(changes, ownerId);
  const secret = newWebhookSecret();
  const sealed = seal.seal(secret);
  const now = new Date();
  const decide = (webhook: Webhook) => ({
    state: withSecret(webhook, sealed, now),
    facts: [fact(webhookSecretRotated, toldOf(webhook))],
  });
  return { webhook: await webhooks.update(id, decide, { expectedVersion }), secret };
}

/** One of the caller's; anybody else's is NOT_FOUND, to admins too. */
export async function ownWebhook({ webhooks }: Pick<Site, "webhooks">, context: RequestContext, id: string): Promise<Webhook> {
  const actor = requireActor(context);
  const webhook = await webhooks.find(id);
  if (webhook?.ownerId !== actor.id) throw notFound();
  return webhook;
}

const checkedBy =
  (privateTargets: boolean): TargetProblem =>
  (url) =>
    targetProblem(url, privateTargets);

async function demandOwnCompany({ things }: Pick<Site, "things">, ownerId: string, { companyId }: Pick<WebhookSettings, "companyId">) {
  if (companyId && (await things.ownerOf("company", companyId)) !== ownerId)
    throw badInput({ field: "companyId", message: messages.unknownWebhookCompany });
}

const toldOf = ({ ownerId, name }: Pick<WebhookState, "ownerId" | "name">) => ({ ownerId, name });
