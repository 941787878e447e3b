/** A request under way: what the service does with it, and who waits for the answer. */
interface Request<Reply> {
  perform: () => Reply;
  answer: (reply: Reply | "nobody" | Failing) => void;
  reply?: Reply;
  arrived: boolean;
  answered: boolean;
  /** It will never arrive. */
  lost: boolean;
}

/** An answer that says no, whatever was asked. */
export type Failing = "refused" | "unavailable";

export type Reception<Reply> = Reply | "nobody" | Failing;

/** Requests arrive when they are told to, late, twice or never, and so do their answers. */
export class Network {
  online = true;
  #requests: Request<unknown>[] = [];

  request<Reply>(perform: () => Reply): Promise<Reception<Reply>> {
    if (!this.online) return Promise.resolve("nobody");
    return new Promise((resolve) => {
      this.#requests.push({
        perform,
        answer: resolve as (reply: unknown) => void,
        arrived: false,
        answered: false,
        lost: false,
      });
    });
  }

  get underWay(): number {
    return this.#requests.filter(({ answered }) => !answered).length;
  }

  #pick(which: number, fits: (request: Request<unknown>) => boolean): Request<unknown> | undefined {
    const fitting = this.#requests.filter(fits);
    return fitting[which % Math.max(1, fitting.length)];
  }

  arrive(which: number): void {
    const request = this.#pick(which, ({ arrived, lost }) => !arrived && !lost);
    if (!request) return;
    request.reply = request.perform();
    request.arrived = true;
  }

  answer(which: number): void {
    this.#answer(this.#pick(which, ({ arrived, answered }) => arrived && !answered));
  }

  promptly(which: number): void {
    const request = this.#pick(which, ({ arrived, lost, answered }) => !arrived && !lost && !answered);
    if (!request) return;
    request.reply = request.perform();
    request.arrived = true;
    this.#answer(request);
  }

  /** Something on the way repeats it, and the second answer is the one that comes back. */
  twice(which: number): void {
    const request = this.#pick(which, ({ lost, answered }) => !lost && !answered);
    if (!request) return;
    request.perform();
    request.reply = request.perform();
    request.arrived = true;
    this.#answer(request);
  }

  /** Nobody answers; what hasn't arrived may still arrive later, or never. */
  lose(which: number, forEver: boolean): void {
    const request = this.#pick(which, ({ answered }) => !answered);
    if (!request) return;
    request.answered = true;
    request.lost = forEver;
    request.answer("nobody");
  }

  fail(which: number, how: Failing): void {
    const request = this.#pick(which, ({ answered, arrived }) => !answered && (how === "unavailable" || !arrived));
    if (!request) return;
    request.answered = true;
    request.lost = how === "refused";
    request.answer(how);
  }

  cut(): void {
    this.online = false;
    while (this.underWay > 0) this.lose(0, false);
  }

  /** What nobody waits for any more doesn't arrive after its sender is gone. */
  forget(): void {
    for (const request of this.#requests) request.lost ||= request.answered;
  }

  #answer(request: Request<unknown> | undefined): void {
    if (!request) return;
    request.answered = true;
    request.answer(request.reply);
  }
}
