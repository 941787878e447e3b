import { connect, createServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { answerTo, commandOf, messageReader, type WireMessage } from "./mongo-wire.ts";
import { duplicateKeyAnswer, hasInserted, upsertIn } from "./mongo-upserts.ts";

/** A command that waits before the database. */
export interface HeldCommand {
  /** Resolves once the service has sent it. */
  readonly reached: Promise<void>;
  release(): void;
}

/** A server between a service and its database, which sees the commands passing through and does to them what MongoDB may do. */
export interface MongoProxy {
  /** For MONGO_URL. */
  readonly url: string;
  /** The reading commands that the work causes, as `find contents`. */
  queriesDuring(work: () => Promise<unknown>): Promise<string[]>;
  /** The commands that the work causes, each with the milliseconds that it gives the server. */
  timesDuring(work: () => Promise<unknown>): Promise<[command: string, maxTimeMS: unknown][]>;
  /** Keeps the next such command (`insert contents`) from the database until it is released. */
  hold(command: string): HeldCommand;
  /** Lets the next such command be carried out, and keeps its answer back until it is released. */
  holdAnswer(command: string): HeldCommand;
  /** Lets the next such command be carried out and breaks the connection instead of answering. */
  loseAnswer(command: string): void;
  /** Answers the next such command as a server does that is a secondary now; it isn't carried out. */
  stepDown(command: string): void;
  /** Answers the next such command as a server does that has worked on it for as long as it may. */
  exceedTime(command: string): void;
  /** Lets the next such command be carried out, and answers as a server does that stepped down meanwhile. */
  interrupt(command: string): void;
  /** Delays every answer by up to so many milliseconds; 0 for none. */
  slowAnswers(milliseconds: number): void;
  /** Of upserts of one id under way at once that find nothing, the first inserts and the others get E11000, as MongoDB answers them. */
  raceUpserts(): void;
  /** How often an upsert has lost such a race. */
  readonly racesLost: number;
  stop(): Promise<void>;
}

interface Hold {
  readonly reached: () => void;
  readonly released: Promise<void>;
}

const READING = ["find", "aggregate", "count", "distinct", "getMore"];
const NOT_PRIMARY = { ok: 0, code: 10_107, codeName: "NotWritablePrimary", errmsg: "not primary" };
const OUT_OF_TIME = { ok: 0, code: 50, codeName: "MaxTimeMSExpired", errmsg: "operation exceeded time limit" };
const INTERRUPTED = { ok: 0, code: 11_602, codeName: "InterruptedDueToReplStateChange", errmsg: "operation was interrupted" };

/** `onCommand` is given every command that passes through, whole. */
export async function startMongoProxy(
  mongoUrl: string,
  onCommand?: (command: Readonly<Record<string, unknown>>) => void,
): Promise<MongoProxy> {
  const target = new URL(mongoUrl);
  const open = new Set<Socket>();
  const held = new Map<string, Hold>();
  const heldAnswers = new Map<string, Hold>();
  const lost = new Set<string>();
  const steppedDown = new Set<string>();
  const interrupted = new Set<string>();
  const exceeded = new Set<string>();
  const upserts = new Map<string, Promise<boolean>>();
  let seen: string[] = [];
  let times: [string, unknown][] = [];
  let slowest = 0;
  let isRacing = false;
  let racesLost = 0;

  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const onAnswer = new Map<number, (answer: WireMessage) => void>();
    const send = (message: WireMessage) =>
      new Promise<WireMessage>((resolve) => {
        onAnswer.set(message.requestId, resolve);
        database.write(message.bytes);
      });

    async function carryOut(message: WireMessage): Promise<WireMessage | Buffer> {
      const upsert = isRacing ? upsertIn(message) : undefined;
      if (!upsert) return send(message);
      const key = `${upsert.collection}/${upsert.id}`;
      const faster = upserts.get(key);
      if (faster && (await faster)) {
        racesLost += 1;
        return answerTo(message, duplicateKeyAnswer(message, upsert));
      }
      const answer = send(message);
      const inserts = answer.then(hasInserted);
      upserts.set(key, inserts);
      const given = await answer;
      if (slowest > 0) await delay(Math.random() * slowest);
      if (upserts.get(key) === inserts) upserts.delete(key);
      return given;
    }

    async function pass(message: WireMessage): Promise<void> {
      const command = commandOf(message);
      onCommand?.(message.document ?? {});
      seen.push(command);
      times.push([command, message.document?.["maxTimeMS"]]);
      await wait(held, command);
      if (exceeded.delete(command)) return void client.write(answerTo(message, OUT_OF_TIME));
      if (steppedDown.delete(command)) return void client.write(answerTo(message, NOT_PRIMARY));
      const loses = lost.delete(command);
      const interrupts = interrupted.delete(command);
      const answer = await carryOut(message);
      await wait(heldAnswers, command);
      if (loses) return void client.destroy();
      if (interrupts) return void client.write(answerTo(message, INTERRUPTED));
      if (slowest > 0) await delay(Math.random() * slowest);
      client.write(Buffer.isBuffer(answer) ? answer : answer.bytes);
    }

    const fromClient = messageReader((message) => {
      if (message.document) void pass(message);
      else database.write(message.bytes);
    });
    const fromDatabase = messageReader((answer) => {
      const expecting = onAnswer.get(answer.responseTo);
      onAnswer.delete(answer.responseTo);
      if (expecting) expecting(answer);
      else client.write(answer.bytes);
    });
    client.on("data", fromClient);
    database.on("data", fromDatabase);
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        open.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const url = new URL(mongoUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async queriesDuring(work) {
      seen = [];
      await work();
      return seen.filter((command) => READING.includes(command.split(" ")[0] ?? ""));
    },
    async timesDuring(work) {
      times = [];
      await work();
      return times;
    },
    hold: (command) => newHold(held, command),
    holdAnswer: (command) => newHold(heldAnswers, command),
    loseAnswer: (command) => void lost.add(command),
    stepDown: (command) => void steppedDown.add(command),
    exceedTime: (command) => void exceeded.add(command),
    interrupt: (command) => void interrupted.add(command),
    slowAnswers: (milliseconds) => void (slowest = milliseconds),
    raceUpserts: () => void (isRacing = true),
    get racesLost() {
      return racesLost;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

function newHold(holds: Map<string, Hold>, command: string): HeldCommand {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  holds.set(command, { reached: reached.resolve, released: released.promise });
  return { reached: reached.promise, release: released.resolve };
}

async function wait(holds: Map<string, Hold>, command: string): Promise<void> {
  const hold = holds.get(command);
  if (!hold) return;
  holds.delete(command);
  hold.reached();
  await hold.released;
}
