import { parseInput, saying } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";

const creation = z.object({
  key: z
    .string()
    .refine((key) => /^[A-Za-z0-9-]{1,64}$/.test(key), saying(messages.creationKey))
    .nullish(),
});

/** The key that a person's app has given a content before it is made, as it is stored; throws BAD_USER_INPUT. Other people's are other keys. */
export function creationKeyOf(ownerId: string, given: string | null | undefined): string | undefined {
  const { key } = parseInput(creation, { key: given });
  return key == null ? undefined : `${ownerId}:${key}`;
}
