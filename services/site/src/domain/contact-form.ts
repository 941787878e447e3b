import { parseInput, requiredText } from "@muhtawa/service-kit";
import { z } from "zod";
import { emailAddress } from "./email-address.ts";
import { optionalPhone } from "./phone-number.ts";

const contactForm = z.object({
  name: requiredText(120),
  email: emailAddress(),
  phone: optionalPhone(),
  message: requiredText(5000),
});

/** What a visitor wrote, checked; throws BAD_USER_INPUT naming every wrong field. */
export const parseContactForm = (input: unknown) => parseInput(contactForm, input);
