import { commaSeparated, flag, processEnv, readEnv } from "@muhtawa/service-kit/edge";
import { z } from "zod";
import { trustedProxies } from "./http/client-address.ts";
import { SUBGRAPHS, type Subgraph } from "./subgraphs.ts";

export const shape = {
  ...processEnv,
  PORT: processEnv.PORT.unwrap().default(4000),
  HOST: z.string().default("0.0.0.0"),
  /** Where what is measured is told instead of at PORT, which may be open to the outside. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  IDENTITY_URL: z.url(),
  CATALOG_URL: z.url(),
  CONTENT_URL: z.url(),
  AI_URL: z.url(),
  SITE_URL: z.url(),
  /** The folder of the built web application. */
  WEB_DIST: z.string().default("../web/dist"),
  /** The address that visitors reach this installation at, `https://muhtawa.example`; without it that of each request. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Origins other than our own whose pages may call, with credentials. */
  CORS_ORIGINS: commaSeparated,
  /** The proxies of ours whose X-Forwarded-* headers are believed. */
  TRUST_PROXY: trustedProxies,
  /** Milliseconds that a subgraph may take to answer. */
  SUBGRAPH_TIMEOUT: z.coerce.number().int().positive().default(10_000),
  /** Milliseconds that an operation may take in all, however many services it needs. */
  OPERATION_TIMEOUT: z.coerce.number().int().positive().default(20_000),
  /** Operations that may be under way at once at this instance, half of them for one network; as many more wait for a second, all others are asked at once to come again. */
  OPERATIONS_AT_ONCE: z.coerce.number().int().positive().default(64),
  /** Milliseconds in which a request has to arrive whole; uploads have longer, by their rate. */
  REQUEST_TIMEOUT: z.coerce.number().int().positive().default(30_000),
  /** Milliseconds in which an answer has to be taken, once more for each 2 MB of it. */
  ANSWER_TIMEOUT: z.coerce.number().int().positive().default(30_000),
  /** Answers that one network may be taking at once. */
  ANSWERS_PER_NETWORK: z.coerce.number().int().positive().default(256),
  /** Requests from one address; stops floods, not work. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(12_000),
  /** Event streams that one person may have open at this instance, in all their windows and devices. */
  STREAMS_PER_PERSON: z.coerce.number().int().positive().default(10),
  /** Seconds between the comment lines that keep an idle event stream open. */
  STREAM_HEARTBEAT: z.coerce.number().positive().default(15),
  /** Milliseconds in which an end of a generation that can't be read is asked for again, before its reader is told so. */
  GENERATION_END_PATIENCE: z.coerce.number().int().positive().default(24_000),
  /** Whether pages for trying out the API are served under /explorer, and introspection, which they live on, is open. */
  API_EXPLORER: flag(false),
  NODE_ENV: z.string().default("development"),
};

const env = readEnv(shape);

export type GatewayEnv = typeof env & { readonly urls: Readonly<Record<Subgraph, string>> };

/** What the gateway runs with. */
export const gatewayEnv: GatewayEnv = {
  ...env,
  urls: Object.fromEntries(
    SUBGRAPHS.map((name) => [name, env[`${name.toUpperCase() as Uppercase<Subgraph>}_URL`].replace(/\/$/, "")]),
  ) as Record<Subgraph, string>,
};
