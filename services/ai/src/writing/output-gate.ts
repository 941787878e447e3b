import { destinationsOf } from "./destinations.ts";
import { linksOf } from "./link-spans.ts";
import type { Assignment } from "./assignment.ts";

/** Direction overrides, letters that are not seen, and controls, which readers of an address drop. */
const HIDDEN = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E]|[\u{E0000}-\u{E0FFF}]/gu;
const OWN_MARK = /<\/?data\b[^<>\n]*>/gi;
/** Markup that loads something or leads somewhere, however its address is written: whole, or as much as there is of it. */
const LOADING =
  /<\/?(?:a|area|audio|base|body|button|embed|form|frame|iframe|image|img|input|link|math|meta|object|picture|script|source|style|svg|track|video)(?=[\s/>])(?:[^<>]*>)?/gi;
/** With nothing there, what stands on both sides could come to be markup itself. */
const IN_ITS_PLACE = " ";
/** With slashes of either kind, escaped or not: to who follows an address they are the same. */
const BARE = /\b(?:https?:|www\.)[^\s<>()\]"'«»،؛]*[^\s<>()\]"'«»،؛.,;:!?]/gi;

/** What may become a picture or a link's text, one of our marks, an address, or a letter of two parts. */
const BEGUN = [
  /!?\[[^[\]\n]*\]?$/,
  /!$/,
  /<(?:\/|\/?[a-z][^<>]*)?$/i,
  /(?<![\p{L}\p{N}])(?:h|ht|htt|https?|w|ww|www)$/iu,
  /[\uD800-\uDBFF]$/,
];
const ADDRESS = /(?<![\p{L}\p{N}])(?:https?:|www\.)/iu;
const TO_THE_LAST_BREAK = /^[^]*[\s<>()\]"'«»،؛]/;
/** Nothing longer is held back. */
const MOST_HELD = 900;
/** More of them before an address only keep it from being read together with what leads to it. */
const MOST_BLANKS = 100;

/** Addresses by which a page sends something, or shows what stands elsewhere. */
const LEADS_AWAY = /^(?:https?:|mailto:|\/\/|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?\/)/iu;

/** An address as whoever follows it reads it: without what stands around it and in it unread, its escapes taken out. */
const followed = (address: string) =>
  address
    .replace(/[\s<>]/g, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .replaceAll("\\", "/");

/** Where something begins at a text's end that isn't clear yet. */
function begunAt(text: string): number {
  const from = Math.max(0, text.length - MOST_HELD);
  const end = text.slice(from);
  const last = TO_THE_LAST_BREAK.exec(end)?.[0].length ?? 0;
  const address = ADDRESS.exec(end.slice(last));
  const places = [
    linksOf(end).begun,
    destinationsOf(end).begun,
    address ? last + address.index : undefined,
    ...BEGUN.map((pattern) => pattern.exec(end)?.index),
  ];
  return from + Math.min(end.length, ...places.filter((place) => place !== undefined));
}

/**
 * What of a model's text reaches a reader, whatever the material has talked it into: no marks of our own, no hidden letters, no picture
 * from elsewhere, which would tell its host who reads it and what, and no address that the person hasn't given.
 */
export class OutputGate {
  readonly #given: string;
  #held = "";
  /** The last sign that was passed on. */
  #last = "";

  constructor({ brief, prompt, selection, company }: Pick<Assignment, "brief" | "prompt" | "selection" | "company">) {
    this.#given = JSON.stringify([brief, prompt, selection, company]).toLowerCase();
  }

  /** Takes a piece in and gives what can be passed on by now. */
  push(piece: string): string {
    const text = this.#held + piece;
    const from = begunAt(text);
    this.#held = text.slice(from);
    return this.#pass(text.slice(0, from));
  }

  /** What was still held back. */
  end(): string {
    const rest = this.#pass(this.#held);
    this.#held = "";
    return rest;
  }

  /** The same for a whole text. */
  all(text: string): string {
    return this.#clean(text);
  }

  #pass(text: string): string {
    const passed = this.#clean(text, this.#last);
    this.#last = passed.at(-1) ?? this.#last;
    return passed;
  }

  #clean(text: string, before = ""): string {
    const shown = text.replace(HIDDEN, "").replace(OWN_MARK, "").replace(LOADING, IN_ITS_PLACE);
    const led = this.#withoutDestinations(this.#withoutLinks(shown));
    // After "]" leave a placeholder: with nothing there, a bracket that follows would become the link's address.
    return led.replace(BARE, (address, at: number) => {
      if (this.#isGiven(address)) return address;
      return (at === 0 ? before : led[at - 1]) === "]" ? IN_ITS_PLACE : "";
    });
  }

  #withoutLinks(text: string): string {
    let kept = "";
    let from = 0;
    for (const { start, end, isPicture, shown, address } of linksOf(text).links) {
      kept += text.slice(from, start) + (this.#isGiven(address) ? text.slice(start, end) : isPicture ? "" : shown);
      from = end;
    }
    return kept + text.slice(from);
  }

  /** Links and pictures that a plainer reading doesn't know for such, and definitions, which lead wherever their name stands. */
  #withoutDestinations(text: string): string {
    let kept = "";
    let from = 0;
    for (const { sign, start, end } of destinationsOf(text).all) {
      const address = followed(text.slice(start, end));
      const isUnknown = address === "" && end === text.length && end - sign > MOST_BLANKS;
      // Remove the address together with the sign before it: a sign that stays would take the next text as its address.
      kept += text.slice(from, isUnknown || (LEADS_AWAY.test(address) && !this.#isGiven(address)) ? sign : end);
      from = end;
    }
    return kept + text.slice(from);
  }

  /** Places within the page and the person's own addresses. */
  #isGiven(given: string): boolean {
    const address = followed(given);
    if (/^(?:#|\/(?!\/))/.test(address)) return true;
    const host =
      /^(?:(?:https?:)?\/\/|mailto:)?([^/?#\s]+)/i
        .exec(address)?.[1]
        ?.toLowerCase()
        .replace(/(?<![.,;:!?])[.,;:!?]+$/, "") ?? "";
    const at = host.includes(".") ? this.#given.indexOf(host) : -1;
    return at >= 0 && !/[\w.-]/.test(this.#given.charAt(at - 1)) && !/[\w-]/.test(this.#given.charAt(at + host.length));
  }
}
