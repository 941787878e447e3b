const FIELDS = "id name url events companyId active switchedOffAt failingSince earlierSecretUntil version";
const DELIVERY = "id type body status nextAt attempts { statusCode problem milliseconds }";

export const CREATE = `mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { ${FIELDS} } secret } }`;
export const UPDATE = `mutation ($id: ID!, $input: WebhookInput!, $expectedVersion: Int) {
  updateWebhook(id: $id, input: $input, expectedVersion: $expectedVersion) { webhook { ${FIELDS} } }
}`;
export const DELETE = "mutation ($id: ID!) { deleteWebhook(id: $id) { success } }";
export const ROTATE = `mutation ($id: ID!) { rotateWebhookSecret(id: $id) { webhook { ${FIELDS} } secret } }`;
export const TEST = `mutation ($id: ID!) { testWebhook(id: $id) { delivery { ${DELIVERY} } } }`;
export const REPLAY = `mutation ($id: ID!) { replayDelivery(id: $id) { delivery { ${DELIVERY} } } }`;
export const LIST = `{ webhooks { ${FIELDS} } }`;
export const DELIVERIES = `query ($webhookId: ID!, $page: Int, $pageSize: Int) {
  webhookDeliveries(webhookId: $webhookId, page: $page, pageSize: $pageSize) { totalCount hasNextPage results { ${DELIVERY} } }
}`;

export interface WebhookAnswer {
  readonly id: string;
  readonly active: boolean;
  readonly switchedOffAt: string | null;
  readonly failingSince: string | null;
  readonly version: number;
}

export interface DeliveryAnswer {
  readonly id: string;
  readonly type: string;
  readonly body: string;
  readonly status: string;
  readonly nextAt: string | null;
  readonly attempts: readonly { statusCode: number | null; problem: string | null; milliseconds: number }[];
}
