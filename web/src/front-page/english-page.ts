import { bringToLife } from "./bring-to-life.tsx";
import { messages } from "./messages.en.ts";

export const begin = () => bringToLife("en", messages);
