import { demandEveryCompany, MESSAGES, optionalText, parseInput, type RateLimiter, saying, take } from "@muhtawa/service-kit";
import { z } from "zod";
import type { BrandSource } from "../brand/brand-source.ts";
import { asAddress, pageProblem } from "../brand/page-address.ts";
import type { Generation } from "../domain/generation.ts";
import { type RequestInput, parseRequest } from "../domain/request-input.ts";
import { messages } from "../messages.ts";
import { type Caller, requestParsed, type RequestPorts } from "./request-generation.ts";

export interface PagePorts {
  /** Pages that a person may have read in a time. */
  readonly pages: Pick<RateLimiter, "consume">;
  /** Whether pages of private networks may be read. */
  readonly privatePages: boolean;
}

const id = optionalText(60);

const sourceInput = (privatePages: boolean) =>
  z
    .object({
      address: optionalText(2_048).transform((given) => given && asAddress(given)),
      text: optionalText(60_000),
      fileId: id,
      companyId: id,
      idempotencyKey: optionalText(200),
    })
    .superRefine(({ address, text, fileId }, context) => {
      const problem = (field: string, message: { en: string; ar: string }) =>
        context.addIssue({ code: "custom", path: [field], ...saying(message) });
      const given = [address, text, fileId].filter((one) => one !== undefined);
      if (given.length === 0) problem("address", MESSAGES.required);
      if (given.length > 1) problem(text === undefined ? "fileId" : "text", messages.sourceNeeded);
      const wrong = address === undefined ? undefined : pageProblem(address, privatePages);
      if (wrong) problem("address", wrong === "private" ? messages.pagePrivate : messages.pageAddress);
    });

/**
 * Queues the reading of a page, a text or a document and the proposals from it. A generation like any other: with its quota, its place in
 * the queue, its stream and its end.
 */
export async function proposeBrand(ports: RequestPorts & PagePorts, caller: Caller, given: unknown): Promise<Generation> {
  const { address, text, fileId, companyId, idempotencyKey } = parseInput(sourceInput(ports.privatePages), given);
  if (fileId !== undefined) demandEveryCompany(caller.actor);
  const subject = companyId ? { companyId } : { company: {} };
  const request = parseRequest({ kind: "FIELD", field: "brand", ...subject, selection: text, idempotencyKey });
  const input: RequestInput = { ...request, source: sourceOf(address, fileId) };
  return requestParsed(ports, caller, input, address === undefined ? undefined : () => take(ports.pages, caller.actor.id));
}

function sourceOf(address: string | undefined, fileId: string | undefined): BrandSource {
  if (address !== undefined) return { from: "PAGE", address };
  return fileId === undefined ? { from: "TEXT" } : { from: "DOCUMENT", fileId };
}
