import type { Text } from "../blocks.ts";
import type { Save } from "../edit-state.ts";
import type { Tab } from "./tab.ts";
import { linesOf } from "./texts.ts";
import { World } from "./world.ts";

/** An example of a text that is being edited, told step by step. */
export class Story {
  readonly world = new World();
  /** What was sent so far: the lines, and whether it makes an entry of the history. */
  sent: { lines: string[]; checkpoint: boolean }[] = [];
  /** Where the person is. */
  tab = this.open();

  open(name = "one"): Tab {
    this.world.open(name);
    const opened = this.world.tabs.get(name);
    if (!opened) throw new Error("It isn't open");
    opened.onSend = ({ value, checkpoint }: Save<Text>) => this.sent.push({ lines: linesOf(value), checkpoint });
    return opened;
  }

  type(...lines: string[]): void {
    this.world.edit(this.tab, lines);
  }

  async typeAndStore(...lines: string[]): Promise<void> {
    this.type(...lines);
    this.tab.session.save();
    await this.answered();
  }

  /** The service answers what is under way, and what that leads to. */
  async answered(): Promise<void> {
    for (let times = 0; times < 5; times += 1) {
      await this.world.settle();
      this.world.network.promptly(0);
    }
    await this.world.settle();
  }

  shown(): string[] {
    return linesOf(this.tab.text);
  }

  stored(): string[] {
    return linesOf(this.world.service.current.value);
  }

  async other(...lines: string[]): Promise<void> {
    this.world.other(() => lines);
    this.world.hear(this.tab);
    await this.world.settle();
  }
}
