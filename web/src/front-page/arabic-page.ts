import { bringToLife } from "./bring-to-life.tsx";
import { messages } from "./messages.ar.ts";

export const begin = () => bringToLife("ar", messages);
