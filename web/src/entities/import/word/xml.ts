import { ImportFault } from "../import-fault.ts";

/** A part of a document. Entities of its own are no part of Word's format, and may grow without end. */
export function parseXml(text: string): Element {
  if (text.includes("<!DOCTYPE")) throw new ImportFault("damaged");
  const { documentElement } = new DOMParser().parseFromString(text, "application/xml");
  if (documentElement.localName === "parsererror" || documentElement.getElementsByTagName("parsererror").length > 0)
    throw new ImportFault("damaged");
  return documentElement;
}

/** Properties stand first, and are less than this: a style is looked through for each paragraph. */
const MOST_PROPERTIES = 100;

/** The first of its children that is such a one. */
export function childWhere(element: Element | undefined, isIt: (child: Element) => boolean): Element | undefined {
  let child = element?.firstElementChild;
  for (let at = 0; child && at < MOST_PROPERTIES; at += 1) {
    if (isIt(child)) return child;
    child = child.nextElementSibling;
  }
  return undefined;
}

/** The first of its children that has this name, without the namespace. */
export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  childWhere(element, ({ localName }) => localName === name);

/** The elements below one another by their names. */
export const within = (element: Element | undefined, ...names: string[]): Element | undefined =>
  names.reduce<Element | undefined>((at, name) => childOf(at, name), element);

/** An attribute, whatever its namespace is called there. */
export function attribute(element: Element | undefined, name: string): string | undefined {
  return element && [...element.attributes].find(({ localName }) => localName === name)?.value;
}

/** What a property of an element says. */
export const valueOf = (properties: Element | undefined, ...path: string[]): string | undefined =>
  attribute(within(properties, ...path), "val");

const OFF = new Set(["0", "false", "off", "none"]);

/** A property that is on or off; undefined where nothing is said of it. */
export function switched(properties: Element | undefined, name: string): boolean | undefined {
  const found = childOf(properties, name);
  return found && !OFF.has(attribute(found, "val") ?? "1");
}
