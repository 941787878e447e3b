/** Why a file can't become a text. */
export type Fault = "kind" | "tooLarge" | "empty" | "damaged" | "protected" | "tooMuch";

export class ImportFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}
