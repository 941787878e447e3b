import { MESSAGES, optionalText, saying } from "@muhtawa/service-kit";
import { z } from "zod";
import { withoutUnseen } from "./unseen.ts";

const LONGEST = 254;
const address = z.email();

/** The address of somebody's mail. */
export const emailAddress = () => z.string().overwrite(withoutUnseen).trim().max(LONGEST).pipe(address);

/** One that may be left out. */
export const optionalEmail = () =>
  optionalText(LONGEST)
    .transform((text) => text && withoutUnseen(text).trim())
    .refine((text) => text === undefined || address.safeParse(text).success, saying(MESSAGES.invalidEmail));
