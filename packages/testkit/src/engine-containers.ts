import { GenericContainer, Wait } from "testcontainers";
import type { TestEngines } from "./engines.ts";

/** The versions that docker-compose.yml runs, in containers of their own. Needs a Docker engine. */
export async function startContainers(): Promise<TestEngines> {
  const [mongo, nats] = await Promise.all([
    new GenericContainer("mongo:8")
      .withExposedPorts(27017)
      .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
      .start(),
    new GenericContainer("nats:2.15-alpine")
      .withCommand(["--jetstream", "--store_dir", "/data"])
      .withExposedPorts(4222)
      .withWaitStrategy(Wait.forLogMessage(/Server is ready/))
      .start(),
  ]);
  return {
    mongoUrl: `mongodb://${mongo.getHost()}:${mongo.getMappedPort(27017)}`,
    natsUrl: `nats://${nats.getHost()}:${nats.getMappedPort(4222)}`,
    async stop() {
      await Promise.all([mongo.stop(), nats.stop()]);
    },
  };
}
