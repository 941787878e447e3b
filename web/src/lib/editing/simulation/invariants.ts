import { expect } from "@jest/globals";
import { sameText, type Text } from "../blocks.ts";
import { remains } from "../keeping.ts";
import type { Tab } from "./tab.ts";
import { isOfAi, TEXT, wordsOf } from "./texts.ts";
import type { World } from "./world.ts";

function hold(holds: boolean, what: string, ...facts: unknown[]): void {
  if (!holds) throw new Error(`${what} ${JSON.stringify(facts)}`);
}

/** Every text that somebody can still find: on a screen, on the device, stored. */
function* findable(world: World): Generator<Text> {
  yield world.service.current.value;
  for (const tab of world.tabs.values()) {
    yield tab.text;
    if (tab.state.conflict) yield tab.state.conflict.theirs.value;
  }
  for (const { value } of world.device.drafts.values()) yield value;
  for (const { value } of world.device.queue.values()) yield value;
}

/** What is typed stays until its person takes it out; what was replaced by the AI's is in the history. */
function nothingIsLost(world: World): void {
  const found = new Set([...findable(world)].flatMap(wordsOf));
  const inHistory = new Set(world.service.history.flatMap(wordsOf));
  for (const word of world.meant) {
    if (world.isRemoved(word) || found.has(word)) continue;
    hold(world.replaced.has(word) && inHistory.has(word), "A word is lost:", word);
  }
}

function nothingIsMadeUp(world: World): void {
  const { value, origin } = world.service.current;
  const words = wordsOf(value);
  for (const word of words) hold(world.meant.has(word), "Stored, though nobody meant it:", word);
  const once = words.filter((word) => !world.twice.has(word));
  hold(new Set(once).size === once.length, "Stored twice:", words);
  if (words.some(isOfAi)) hold(origin.source !== "HUMAN", "The AI's words are stored as a person's:", words);
  if (origin.source === "AI")
    hold(
      world.generations.some((one) => sameText(one.value, value)),
      "Stored as the AI's:",
      words,
    );
}

function isTrue(world: World, tab: Tab): void {
  const { session, state, text, status } = tab;
  const words = wordsOf(text);
  hold(sameText(tab.screen, text), "The editor shows something else:", wordsOf(tab.screen), words);
  const once = words.filter((word) => !world.twice.has(word));
  hold(new Set(once).size === once.length, "Shown twice:", words);
  if (words.some(isOfAi)) hold(state.origin.source !== "HUMAN", "The AI's words are shown as a person's:", words, state.origin);
  if (status === "saved") {
    const said = world.service.log.get(state.base.version ?? 0);
    hold(said !== undefined && sameText(said.value, text), "Called saved, but isn't:", words);
  }
  const kept = world.device.drafts.get(tab.name);
  if (remains(TEXT, state)) hold(kept !== undefined && sameText(kept.value, text), "Not kept on the device:", words, kept);
  else hold(kept === undefined, "Nothing is left of it, and yet it is kept:", words);
  hold(session.unsaved || status !== "local" || state.held, "Local, but not unsaved:", status);
}

/** What holds after every step of every history. */
export function check(world: World): void {
  nothingIsLost(world);
  nothingIsMadeUp(world);
  for (const tab of world.tabs.values()) isTrue(world, tab);
  for (const [key, times] of world.takes) hold(times <= 1, "A generation was taken more than once:", key);
}

/** Whether only the person can go on. */
const isUndecided = ({ state }: Tab): boolean => !!state.conflict || state.held || state.failure?.kind === "refused";

/** What holds once there is a network and nothing happens any more. */
export function checkAtRest(world: World): void {
  check(world);
  hold(world.network.underWay === 0, "A request never ends");
  hold(
    [...world.device.queue.values()].every(({ state }) => state !== "waiting"),
    "Something waits for ever:",
    [...world.device.queue],
  );
  for (const tab of world.tabs.values()) {
    if (isUndecided(tab)) continue;
    for (const key of world.received) if (key.startsWith(`${tab.id}/`)) hold(world.takes.has(key), "A generation was never taken:", key);
    hold(tab.status === "saved", "Not stored:", tab.status, tab.state);
    hold(
      sameText(tab.text, world.service.current.value),
      "Another text is stored:",
      wordsOf(tab.text),
      wordsOf(world.service.current.value),
    );
    hold(!world.device.queue.has(tab.name), "Left in the queue:", tab.name);
  }
  expect(world.device.isSending).toBe(false);
}
