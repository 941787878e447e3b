import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

export interface SmtpServer {
  readonly url: string;
  /** Each message as it came, headers and body. */
  readonly messages: string[];
  /** Refuses the next messages with these replies, e.g. `451 try again`. */
  readonly refusals: string[];
  stop(): Promise<void>;
}

/** As much of a mail server as takes mails. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const messages: string[] = [];
  const refusals: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    let body: string[] | undefined;
    createInterface({ input: socket }).on("line", (line) => {
      if (body && line === ".") {
        const refusal = refusals.shift();
        if (!refusal) messages.push(body.join("\n"));
        body = undefined;
        say(refusal ?? "250 taken");
      } else if (body) body.push(line);
      else if (/^EHLO/i.test(line)) say("250 test");
      else if (/^DATA/i.test(line)) {
        body = [];
        say("354 go on");
      } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
      else say("250 ok");
    });
    say("220 test");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    refusals,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
