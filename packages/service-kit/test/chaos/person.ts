import { newId } from "../../src/index.ts";
import type { Stage } from "./stage.ts";

const PASSWORD = "Quiet-Palm-2026";
/** Milliseconds that somebody waits for an answer. */
const LONGEST = 30_000;
const SIGNED_IN = "token user { id }";
const REGISTER = `mutation ($username: String!, $email: String!, $password: String!) {
  registerUser(username: $username, email: $email, password: $password, confirmPassword: $password, phoneCode: "966", phoneNumber: "505550142",
    countryId: "SA", firstName: "Sara") { ${SIGNED_IN} } }`;
const LOGIN = `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { ${SIGNED_IN} } }`;

interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: string };
}

/** Somebody at the gateway, in a network of their own. */
export class Person {
  readonly email: string;
  readonly #username = `p${newId()}`;
  readonly #gateway: string;
  readonly #network: string;
  #signedIn: SignedIn | undefined;
  #hasTried = false;

  constructor(stage: Stage, random: () => number) {
    this.#gateway = stage.gatewayUrl;
    this.#network = [10, 0, 0, 0].map((byte) => byte || Math.floor(random() * 254) + 1).join(".");
    this.email = `${this.#username}@example.com`;
  }

  get id(): string {
    return this.#signedIn?.user.id ?? "";
  }

  /** Registers; when it isn't known whether an earlier try did, signs in. Throws when nothing of it was answered. */
  async enter(): Promise<void> {
    const known = { email: this.email, password: PASSWORD };
    const before = this.#hasTried ? await this.ask<SignedIn>(LOGIN, known).catch(() => undefined) : undefined;
    this.#hasTried = true;
    this.#signedIn = before ?? (await this.ask<SignedIn>(REGISTER, { ...known, username: this.#username }));
  }

  /** The one payload of a mutation's answer; throws for every other answer. */
  async ask<Payload>(query: string, variables: Record<string, unknown>): Promise<Payload> {
    const answer = await this.#fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data?: Record<string, Payload | null> | null; errors?: unknown };
    const [payload] = Object.values(data ?? {});
    if (errors || !payload) throw new Error(JSON.stringify(errors ?? "an answer without anything in it"));
    return payload;
  }

  /** Reads a file or a stream to its end, whatever becomes of it. */
  async read(path: string): Promise<void> {
    try {
      const answer = await this.#fetch(path);
      await answer.arrayBuffer();
    } catch {
      // Broken off: what counts is that it was nobody's end.
    }
  }

  #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = {
      ...(init.headers as Record<string, string> | undefined),
      "x-forwarded-for": this.#network,
      ...(this.#signedIn && { authorization: `Bearer ${this.#signedIn.token}` }),
    };
    return fetch(`${this.#gateway}${path}`, { ...init, headers, signal: AbortSignal.timeout(LONGEST) });
  }
}
