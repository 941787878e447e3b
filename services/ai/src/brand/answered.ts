/** A server answered, with a status that is no success. */
export class Answered extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`answered ${status}`);
    this.name = "Answered";
    this.status = status;
  }
}
