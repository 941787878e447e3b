import fc from "fast-check";
import type { Preference } from "../edit-state.ts";
import { check } from "./invariants.ts";
import type { Tab } from "./tab.ts";
import { linesOf, textOf } from "./texts.ts";
import { World } from "./world.ts";

/** What happens in a history, for its report. */
type Step = fc.AsyncCommand<object, World>;

function step(name: string, happens: (world: World) => unknown): Step {
  return {
    check: () => true,
    async run(_, world) {
      await happens(world);
      await world.settle();
      check(world);
    },
    toString: () => name,
  };
}

const tabNames = ["one", "two"];
const inTab = (name: string, act: (tab: Tab, world: World) => unknown) => (world: World) => {
  const tab = world.tabs.get(name);
  return tab && act(tab, world);
};

const which = fc.nat(5);
const tabs = fc.constantFrom(...tabNames);

/** Changes one of the lines, or puts one before it. */
function changedLines(lines: readonly string[], at: number, how: number, word: string): string[] {
  const index = lines.length === 0 ? 0 : at % (lines.length + 1);
  const line = lines[index];
  if (line === undefined) return [...lines, word];
  if (how === 0) return lines.with(index, `${line} ${word}`);
  if (how === 1) return lines.with(index, `${word} ${line}`);
  return lines.toSpliced(index, 0, word);
}

function withoutWord(lines: readonly string[], at: number): string[] {
  if (lines.length === 0) return [];
  const index = at % lines.length;
  const words = (lines[index] ?? "").split(" ");
  const rest = words.toSpliced(at % words.length, 1).join(" ");
  return rest ? lines.with(index, rest) : lines.toSpliced(index, 1);
}

const typing = fc.tuple(tabs, which, fc.nat(2)).map(([name, at, how]) =>
  step(
    `type(${name},${at},${how})`,
    inTab(name, (tab, world) => world.edit(tab, changedLines(linesOf(tab.text), at, how, world.word("a")))),
  ),
);

const erasing = fc.tuple(tabs, which).map(([name, at]) =>
  step(
    `erase(${name},${at})`,
    inTab(name, (tab, world) => world.edit(tab, withoutWord(linesOf(tab.text), at))),
  ),
);

const inOneTab = (name: string, act: (tab: Tab, world: World) => unknown) => tabs.map((tab) => step(`${name}(${tab})`, inTab(tab, act)));

const generating = fc.tuple(tabs, fc.boolean(), fc.boolean()).map(([name, whole, replay]) =>
  step(
    `generate(${name},${whole ? "whole" : "broken"}${replay ? ",again" : ""})`,
    inTab(name, (tab, world) => {
      const last = world.generations.at(-1);
      if (replay && last) return world.receive(tab, last);
      const generation = { id: world.word("g"), value: textOf([world.word("g"), `${world.word("g")} ${world.word("g")}`]), whole };
      world.generations.push(generation);
      return world.receive(tab, generation);
    }),
  ),
);

const passing = fc.constantFrom(500, 2_000, 3_000, 10_000, 61_000).map((time) => step(`pass(${time})`, (world) => world.pass(time)));

const onNetwork = (name: string, act: (world: World, at: number) => void) =>
  which.map((at) => step(`${name}(${at})`, (world) => act(world, at)));

const others = fc
  .tuple(which, fc.nat(3))
  .map(([at, how]) =>
    step(`other(${at},${how})`, (world) =>
      world.other((lines) => (how === 3 ? withoutWord(lines, at) : changedLines(lines, at, how, world.word("o")))),
    ),
  );

const deciding = fc.tuple(tabs, fc.constantFrom<Preference>("mine", "theirs", "both")).map(([name, take]) =>
  step(
    `decide(${name},${take})`,
    inTab(name, (tab, world) => world.decide(tab, take)),
  ),
);

export const STEPS = [
  typing,
  typing,
  typing,
  erasing,
  passing,
  passing,
  onNetwork("prompt", ({ network }, at) => network.promptly(at)),
  onNetwork("prompt", ({ network }, at) => network.promptly(at)),
  onNetwork("arrive", ({ network }, at) => network.arrive(at)),
  onNetwork("answer", ({ network }, at) => network.answer(at)),
  onNetwork("twice", ({ network }, at) => network.twice(at)),
  onNetwork("lose", ({ network }, at) => network.lose(at, false)),
  onNetwork("drop", ({ network }, at) => network.lose(at, true)),
  onNetwork("unavailable", ({ network }, at) => network.fail(at, "unavailable")),
  onNetwork("refuse", ({ network }, at) => network.fail(at, "refused")),
  fc.constant(step("cut", ({ network }) => network.cut())),
  fc.constant(step("connect", ({ network }) => void (network.online = true))),
  fc.constant(step("connect", ({ network }) => void (network.online = true))),
  fc.constant(step("deliver", (world) => world.deliver())),
  fc.constant(step("deliver, told late", (world) => world.deliver(true))),
  fc.constant(step("tell", (world) => world.tell())),
  fc.constant(step("status", ({ service }) => service.moveStatus())),
  others,
  deciding,
  generating,
  inOneTab("save", (tab, world) => world.save(tab)),
  inOneTab("blur", (tab) => tab.session.leave(false)),
  inOneTab("leave", (tab) => tab.session.leave()),
  inOneTab("show anew", (tab) => tab.showAnew()),
  inOneTab("undo", (tab, world) => world.undo(tab)),
  inOneTab("redo", (tab, world) => world.redo(tab)),
  inOneTab("take", (tab, world) => world.take(tab)),
  inOneTab("hear", (tab, world) => world.hear(tab)),
  inOneTab("give up", (tab, world) => world.giveUp(tab)),
  inOneTab("close", (tab, world) => world.close(tab)),
  inOneTab("crash", (tab, world) => world.crash(tab)),
  tabs.map((name) => step(`open(${name})`, (world) => world.open(name))),
  tabs.map((name) => step(`open(${name})`, (world) => world.open(name))),
];

/** Lets everything that is under way come to its end: there is a network, and the service answers. */
export async function atRest(world: World): Promise<void> {
  world.network.online = true;
  for (let round = 0; round < 12; round += 1) {
    for (let i = 0; i < 30; i += 1) {
      world.tell();
      for (const tab of world.tabs.values()) world.hear(tab);
      world.deliver();
      await world.settle();
      if (world.network.underWay === 0 && !world.device.isSending) break;
      world.network.answer(0);
      world.network.promptly(0);
      await world.settle();
    }
    await world.pass(61_000);
  }
}
