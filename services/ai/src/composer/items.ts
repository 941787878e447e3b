export interface Item {
  readonly title: string;
  readonly explanation: string;
}

export interface OutlineSection {
  readonly title: string;
  readonly points: readonly string[];
}

const BOLD = (item: Item) => `- **${item.title}**: ${item.explanation}`;

export const itemsText = (items: readonly Item[]): string => items.map(BOLD).join("\n");

export const outlineText = (sections: readonly OutlineSection[]): string =>
  sections.map((section) => [`## ${section.title}`, "", ...section.points.map((point) => `- ${point}`)].join("\n")).join("\n\n");
