import { Lexer, type MarkedOptions, type Token, type TokensList } from "marked";
import { ImportFault } from "./import-fault.ts";

/** As deep as a text may be. */
const DEEPEST = 40;
/** Words that are compared for each link that is defined. */
const WORK_OF_LINK = 20;
const SIGNS = new Set("*_~`[<\\!@:");

/** What a text may cost to read, with all that stands in it. */
export class Budget {
  /** Characters that are looked through, for all signs together: each may be looked for another that ends it. */
  #work = 200_000_000;
  /** Paragraphs, cells and the like. A table's rows are filled up to its width. */
  #lines = 60_000;

  takeWork(work: number): void {
    this.#work -= work;
    if (this.#work < 0) throw new ImportFault("tooMuch");
  }

  takeLine(): void {
    this.#lines -= 1;
    if (this.#lines < 0) throw new ImportFault("tooMuch");
  }
}

/** Reads Markdown as long as it isn't made to be read without end. */
export class BoundedLexer extends Lexer<string, string> {
  readonly #budget: Budget;
  #depth = 0;
  #links: number | undefined;

  constructor(options: MarkedOptions<string, string>, budget: Budget) {
    super(options);
    this.#budget = budget;
  }

  override blockTokens(source: string, tokens?: Token[], isClipped?: boolean): TokensList {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new ImportFault("tooMuch");
    const read = super.blockTokens(source, tokens as TokensList, isClipped) as TokensList;
    this.#depth -= 1;
    return read;
  }

  override inline(source: string, tokens?: Token[]): Token[] {
    this.#budget.takeLine();
    return super.inline(source, tokens);
  }

  override inlineTokens(source: string, tokens?: Token[]): Token[] {
    this.#links ??= Object.keys(this.tokens.links).length;
    let signs = 0;
    for (const sign of source) if (SIGNS.has(sign)) signs += 1;
    this.#budget.takeWork(signs * source.length + this.#links * WORK_OF_LINK);
    return super.inlineTokens(source, tokens);
  }
}
