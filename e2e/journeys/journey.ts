// oxlint-disable no-empty-pattern -- Playwright reads which fixtures a fixture needs from the pattern
import { test as base, expect, type Page } from "@playwright/test";
import { ADDRESS, type Person, register, signInAdmin, makeWork, type Work } from "./api.ts";
import { type Locale, type Say, wordsOf } from "./messages.ts";

/** For what doesn't depend on the language: run in one project only. A title with `@both` is tried in Arabic too in every run. */
export const ONCE = { tag: "@once" };

/** For what moves: journeys are made by somebody who wants stillness. */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

interface Client {
  person: Person;
  work: Work;
}

interface Journey {
  /** Of the project. */
  language: Locale;
  /** A message of the application in the project's language. */
  say: Say;
  /** A path in the project's language. */
  at: (path: string) => string;
  /** Signs this browser in without the screens. */
  enter: (person: Person) => Promise<void>;
}

interface Shared {
  /** A client with a company, a project and a content whose text isn't written yet; others use it too. */
  client: Client;
  admin: Person;
}

export const languageOf = ({ name }: { name: string }): Locale => (name === "arabic" ? "ar" : "en");

export const test = base.extend<Journey, Shared>({
  language: async ({}, use, info) => use(languageOf(info.project)),
  say: async ({ language }, use) => use(wordsOf(language)),
  at: async ({ language }, use) => use((path) => (language === "en" ? path : `/ar${path === "/" ? "" : path}`)),
  enter: async ({ context }, use) =>
    use(async ({ token, ...user }) => {
      const stored = { auth_token: token, user: JSON.stringify(user) };
      await context.addCookies(Object.entries(stored).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: ADDRESS })));
    }),
  client: [
    async ({}, use, info) => {
      const person = await register();
      await use({ person, work: await makeWork(person, languageOf(info.project)) });
    },
    { scope: "worker" },
  ],
  admin: [async ({}, use) => use(await signInAdmin()), { scope: "worker" }],
});

/** Toasts that stand, in the corner they always stand in. */
export const toast = (page: Page, text: string) => page.getByRole("alert").or(page.getByRole("status")).filter({ hasText: text });

export { expect };
