import type { Text } from "../blocks.ts";
import type { Attributed, Origin, Preference } from "../edit-state.ts";
import { Clock } from "./clock.ts";
import { Device } from "./device.ts";
import { Network } from "./network.ts";
import { Service } from "./service.ts";
import { type Surroundings, Tab } from "./tab.ts";
import { isOfAi, linesOf, TEXT, textOf, wordsOf } from "./texts.ts";

/** No chain of promises here is longer. */
const TURNS = 24;

/** Everything around a text: a service, a network, a browser with tabs, their person, another person, and the AI. */
export class World implements Surroundings {
  readonly clock = new Clock();
  readonly service = new Service();
  readonly network = new Network();
  readonly device = new Device(this.service, this.network);
  readonly tabs = new Map<string, Tab>();
  /** Words that have been taken out, or given up for others, and where: only there can they be put back. */
  readonly #removed = new Map<string, Set<string>>();
  /** Words in whose place a generation was put: they are in the history. */
  readonly replaced = new Set<string>();
  /** Words that a person has put there twice. */
  readonly twice = new Set<string>();
  /** Words that were taken out, and that nobody has put back nor chosen since. */
  readonly gone = new Set<string>();
  /** Words that somebody has typed, or taken from the AI. */
  readonly meant = new Set<string>();
  readonly generations: { id: string; value: Text; whole: boolean }[] = [];
  /** How often each tab has taken each generation, and which it was given. */
  readonly takes = new Map<string, number>();
  readonly received = new Set<string>();
  #words = 0;
  readonly #told: (() => void)[] = [];

  /** A word that was never there before. */
  word(kind: "a" | "o" | "g"): string {
    this.#words += 1;
    return `${kind}${this.#words}`;
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) await undefined;
  }

  pass(milliseconds: number): Promise<void> {
    return this.clock.pass(milliseconds, () => this.settle());
  }

  open(name: string): void {
    if (this.tabs.has(name)) return;
    const found = this.device.adopt(name, (of) => this.tabs.has(of));
    const { from, left } = found;
    // what was taken out there is taken out here
    if (from) for (const places of this.#removed.values()) if (places.has(from)) places.add(name);
    if (this.network.online) this.device.read = this.service.current;
    const tab = new Tab(name, this, this.device.read, found);
    this.tabs.set(name, tab);
    if (left?.unconfirmed?.length && tab.state.mergedAt !== undefined) this.#mayStandTwice(tab);
    let { given, taken, mergedAt, inDoubt } = tab.state;
    let shown: Attributed<Text> = { value: tab.text, origin: tab.origin };
    tab.session.subscribe(() => {
      if (inDoubt && tab.state.mergedAt !== mergedAt) this.#mayStandTwice(tab);
      // what is put in the place of a text can be undone
      if (tab.state.given !== given) {
        tab.past.push(shown);
        tab.future.length = 0;
      }
      shown = { value: tab.text, origin: tab.origin };
      for (const id of tab.state.taken) if (!taken.includes(id)) this.#noteTaken(tab, id);
      ({ given, taken, mergedAt, inDoubt } = tab.state);
    });
  }

  /** A line that was changed again before it was known what is stored can't be told from another one. */
  #mayStandTwice({ text }: Tab): void {
    for (const word of wordsOf(text)) this.twice.add(word);
  }

  close(tab: Tab): void {
    tab.close();
    this.tabs.delete(tab.name);
    this.network.forget();
    this.#forgetWaitingGenerations(tab);
    this.#forgetGone(tab);
  }

  crash(tab: Tab): void {
    tab.crash();
    this.tabs.delete(tab.name);
    this.network.forget();
    this.#forgetGone(tab);
    this.device.abandon();
    this.#forgetWaitingGenerations(tab);
  }

  /** They are at hand where they were asked for. */
  #forgetWaitingGenerations({ id, state }: Tab): void {
    for (const { generationId } of state.incoming) this.received.delete(`${id}/${generationId}`);
  }

  /** What was still on its way when its tab ended, nobody hears of: it can't be told from what somebody else has stored. */
  #forgetGone({ state }: Tab): void {
    if (this.device.isSending || this.#told.length > 0 || state.unconfirmed.length > 0) this.gone.clear();
  }

  /** Sends what waits; a tab hears at once what became of it, or late when another one has sent it. */
  deliver(late = false): void {
    this.device.deliver((name, outcome) => {
      const hear = () => [...this.tabs.values()].find(({ queuedAs }) => queuedAs === name)?.hear(outcome);
      if (late) this.#told.push(hear);
      else hear();
    });
  }

  /** Tabs hear what they were told. */
  tell(): void {
    for (const hear of this.#told.splice(0)) hear();
  }

  /** The tab hears what is stored, as every page does sooner or later. */
  hear(tab: Tab): void {
    if (!this.network.online) return;
    this.device.read = this.service.current;
    tab.session.found(this.service.current);
  }

  /** The person makes this of what a tab shows. */
  edit(tab: Tab, lines: readonly string[]): void {
    tab.past.push({ value: tab.text, origin: tab.origin });
    tab.future.length = 0;
    this.#type(tab, textOf(lines));
  }

  undo(tab: Tab): void {
    const before = tab.past.pop();
    if (!before) return;
    tab.future.push({ value: tab.text, origin: tab.origin });
    this.#type(tab, before.value);
    const isBack = TEXT.same(tab.text, before.value);
    if (isBack && before.origin.source === "HUMAN" && tab.origin.source !== "HUMAN")
      throw new Error("Undo brought a person's text back as the AI's");
  }

  redo(tab: Tab): void {
    const after = tab.future.pop();
    if (!after) return;
    tab.past.push({ value: tab.text, origin: tab.origin });
    this.#type(tab, after.value);
  }

  #type(tab: Tab, value: Text): void {
    this.#replace(tab.name, tab.text, value);
    tab.type(value);
    this.#accept(tab);
  }

  /** The AI's words become part of what the person writes. */
  take(tab: Tab): void {
    const word = this.word("g");
    this.edit(tab, [...linesOf(tab.text), word]);
    tab.session.took(`taken-${word}`);
  }

  receive(tab: Tab, { id, value, whole }: { id: string; value: Text; whole: boolean }): void {
    if (!tab.session.hasTaken(id)) this.received.add(`${tab.id}/${id}`);
    tab.session.receive({ generationId: id, value, whole });
  }

  save(tab: Tab): void {
    tab.session.save();
    this.#accept(tab);
  }

  decide(tab: Tab, take: Preference): void {
    const { conflict, mine } = tab.state;
    if (!conflict) return;
    const words = [...wordsOf(mine), ...wordsOf(conflict.theirs.value)];
    tab.session.decide(take);
    // what was taken out on one side stands on the other, and may be chosen
    for (const word of words) this.gone.delete(word);
    // the text that was decided on is what stands there before anything else happens
    if (take === "both") for (const word of words) this.twice.add(word);
    this.#lost(tab.name, words, tab.text);
    this.#accept(tab);
  }

  giveUp(tab: Tab): void {
    const words = wordsOf(tab.text);
    this.#forgetWaitingGenerations(tab);
    tab.session.giveUp();
    for (const word of wordsOf(tab.text)) this.gone.delete(word);
    this.#lost(tab.name, words, tab.text);
  }

  /** The other person reads the text and stores another one. */
  other(change: (lines: string[]) => string[]): void {
    const { value, version, origin } = this.service.current;
    const next = textOf(change(linesOf(value)));
    this.#replace("other", value, next);
    // a line that was changed again before its writer knew that it is stored can't be told from another one
    if (this.#isAnythingInDoubt())
      for (const line of linesOf(next)) if (!linesOf(value).includes(line)) for (const word of line.split(" ")) this.twice.add(word);
    for (const word of wordsOf(next)) this.meant.add(word);
    const source: Origin = wordsOf(next).some(isOfAi)
      ? { source: "AI_EDITED", generationId: origin.generationId ?? null }
      : { source: "HUMAN" };
    this.service.save({ value: next, origin: source, version, checkpoint: true, author: "other" });
  }

  #isAnythingInDoubt(elsewhereThan?: string): boolean {
    return [...this.device.drafts].some(([tab, { unconfirmed = [] }]) => tab !== elsewhereThan && unconfirmed.length > 0);
  }

  /** A generation has been put in the place of what was there: that is in the history, and no longer here. */
  #noteTaken(tab: Tab, id: string): void {
    const key = `${tab.id}/${id}`;
    this.takes.set(key, (this.takes.get(key) ?? 0) + 1);
    const { before, base } = tab.state;
    for (const word of [...wordsOf(before?.value ?? null), ...wordsOf(base.value)]) this.replaced.add(word);
    if (this.generations.some((one) => one.id === id && one.whole && TEXT.same(one.value, tab.text))) this.#accept(tab);
  }

  /** What is shown is the person's by now, unless it still waits for them to say so. */
  #accept(tab: Tab): void {
    if (tab.state.held) return;
    for (const word of wordsOf(tab.text)) this.meant.add(word);
  }

  isRemoved(word: string): boolean {
    return (this.#removed.get(word)?.size ?? 0) > 0;
  }

  #replace(where: string, before: Text, after: Text): void {
    const words = wordsOf(before);
    this.#lost(where, words, after);
    const left = new Set(wordsOf(after));
    // what may not have been stored yet can't be told from what was taken out again, and a generation may come to another tab
    if (!this.#isAnythingInDoubt(where)) for (const word of words) if (!left.has(word) && !isOfAi(word)) this.gone.add(word);
    for (const word of left) {
      if (words.includes(word)) continue;
      this.#removed.get(word)?.delete(where);
      this.gone.delete(word);
    }
  }

  #lost(where: string, words: readonly string[], after: Text): void {
    const left = new Set(wordsOf(after));
    for (const word of words) if (!left.has(word)) this.#removed.set(word, (this.#removed.get(word) ?? new Set()).add(where));
  }
}
