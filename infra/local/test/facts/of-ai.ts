import { factTest, type FactTests } from "./fact-test.ts";
import { tellsWebhooks, watchedBy } from "./webhooks-of.ts";
import type { World } from "./world.ts";
import { notificationsOf } from "./notifications-of.ts";

export const ofAi: FactTests = {
  "ai.generation.finished": factTest(
    async (world: World) => {
      const person = await world.register();
      const webhook = await watchedBy(world, person);
      const companyId = await world.company(person);
      const contentId = await world.content(person, companyId, { title: "Written for" });
      // One at a time for each person, and no sweep: the second begins because the first has ended.
      const first = world.generation(person, { kind: "ARTICLE", companyId, contentId });
      const second = world.generation(person, { kind: "FIELD", field: "idea", companyId, contentId });
      const isReleased = Promise.all([first, second]).then(() => true);
      await first;
      return { told: { targetId: contentId, actor: "System" }, person, contentId, isReleased, webhook };
    },
    {
      ...tellsWebhooks("generation.completed"),
      "ai releases the person's next one": (_world, { isReleased }) => isReleased,
      "site notifies its owner": async (_world, { person, contentId }) => {
        const [notification] = await notificationsOf(person, contentId);
        return notification?.kind === "GENERATION_FINISHED" && notification.title === "Written for" && notification.status === "COMPLETED";
      },
    },
  ),
  "ai.model.connected": factTest(async (world) => {
    await connect(world, "llama");
    await disconnect(world);
    return { told: { targetId: "model", actor: world.admin.username, title: "llama" } };
  }),
  "ai.model.disconnected": factTest(async (world) => {
    await connect(world, "qwen");
    await disconnect(world);
    return { told: { targetId: "model", actor: world.admin.username, title: "qwen" } };
  }),
};

const connect = (world: World, model: string) =>
  world.admin.api("mutation ($input: ModelConnectionInput!) { connectModel(input: $input) { model } }", {
    input: { provider: "OPENAI_COMPATIBLE", baseUrl: "http://127.0.0.1:9/v1", model },
  });
/** At once: nothing answers at that address. */
const disconnect = (world: World) => world.admin.api("mutation { disconnectModel { model } }");
