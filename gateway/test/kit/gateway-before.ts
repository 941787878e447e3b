import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type ServiceProcess, startBroker } from "@muhtawa/testkit";
import { SUBGRAPHS } from "../../src/subgraphs.ts";
import { startGateway } from "./gateway-process.ts";

/** The gateway before a server that stands in for every service. */
export interface GatewayBefore {
  readonly gateway: ServiceProcess;
  stop(): Promise<void>;
}

/** Starts the gateway before a server that answers as any service is asked. */
export async function startGatewayBefore(answer: RequestListener): Promise<GatewayBefore> {
  const broker = await startBroker();
  const services = createServer(answer).listen(0, "127.0.0.1");
  await once(services, "listening");
  const { port } = services.address() as { port: number };
  const gateway = await startGateway({
    natsUrl: broker.url,
    urls: Object.fromEntries(SUBGRAPHS.map((name) => [name, `http://127.0.0.1:${port}`])),
  });
  return {
    gateway,
    async stop() {
      await gateway.stop();
      services.closeAllConnections();
      services.close();
      await broker.stop();
    },
  };
}
