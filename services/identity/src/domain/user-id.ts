import { requiredText } from "@muhtawa/service-kit";
import { z } from "zod";

/** Names the user that an operation is about. */
export const userId = z.object({ id: requiredText(50) });
