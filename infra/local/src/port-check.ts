import { once } from "node:events";
import { createServer } from "node:net";
import { StartError } from "./start-error.ts";

/** Refuses a port that another program listens on, before anything is started. */
export async function checkPortIsFree(port: number): Promise<void> {
  const server = createServer();
  server.listen(port, "0.0.0.0");
  try {
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") throw new StartError(`Port ${port} is taken by another program. Stop it, or choose another PORT.`);
    if (code === "EACCES") throw new StartError(`Port ${port} may not be used by this user. Choose a PORT from 1024 on.`);
    throw error;
  }
  server.close();
  await once(server, "close");
}
