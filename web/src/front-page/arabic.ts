import { messages } from "./messages.ar.ts";
import { start } from "./start.tsx";

start("ar", messages);
