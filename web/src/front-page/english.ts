import { messages } from "./messages.en.ts";
import { start } from "./start.tsx";

start("en", messages);
