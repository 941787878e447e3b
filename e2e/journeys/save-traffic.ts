import type { BrowserContext, Page, Route } from "@playwright/test";

const SAVES = "**/graphql";
/** Playwright's words for a page or a browser that was closed, or has crashed, meanwhile. */
const GONE = /has been closed|crashed|disposed/;
const isSave = (route: Route) => route.request().postData()?.includes("SaveContentBody") ?? false;

/** What becomes of the saves of texts between a browser, or one of its pages, and the service. */
export class SaveTraffic {
  readonly #from: BrowserContext | Page;
  /** Saves that came this far. */
  seen = 0;
  #arrived: (() => void)[] = [];
  #letGo: (() => void) | undefined;
  readonly #underWay = new Set<Promise<void>>();

  constructor(from: BrowserContext | Page) {
    this.#from = from;
  }

  /** They wait until they are let go. */
  async hold(): Promise<void> {
    const free = new Promise<void>((resolve) => (this.#letGo = resolve));
    await this.#become(async (route) => {
      await free;
      await route.continue();
    });
  }

  async letGo(): Promise<void> {
    this.#letGo?.();
    // Playwright sends on by itself what isn't decided when its route goes
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
    await this.#from.unroute(SAVES);
  }

  /** They reach the service, and no answer comes back. */
  loseAnswers = () =>
    this.#become(async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });

  /** They are lost on their way, of all contents or of those whose id is told. */
  lose = (...ids: string[]) => this.#become((route) => route.abort("connectionreset"), ids);

  /** The service is away when they come. */
  refuse = (...ids: string[]) =>
    this.#become(
      (route) => route.fulfill({ status: 503, json: { errors: [{ message: "Away", extensions: { code: "SERVICE_UNAVAILABLE" } }] } }),
      ids,
    );

  /** Resolves once a save has come this far. */
  async arrival(): Promise<void> {
    if (this.seen === 0) await new Promise<void>((resolve) => this.#arrived.push(resolve));
  }

  async #become(fate: (route: Route) => Promise<void>, ids: readonly string[] = []): Promise<void> {
    this.seen = 0;
    await this.#from.unroute(SAVES);
    await this.#from.route(SAVES, async (route) => {
      const sent = route.request().postData() ?? "";
      if (!isSave(route) || (ids.length > 0 && !ids.some((id) => sent.includes(id)))) return route.fallback();
      this.seen += 1;
      for (const tell of this.#arrived.splice(0)) tell();
      const met = fate(route)
        .catch((error: unknown) => {
          if (!GONE.test(String(error))) throw error;
        })
        .finally(() => this.#underWay.delete(met));
      this.#underWay.add(met);
      return met;
    });
  }
}
