import { STORED } from "./stored-names.ts";
import { writeStored } from "./stored-values.ts";

export function toggleColorMode(): void {
  const dark = document.documentElement.classList.toggle("dark");
  writeStored(STORED.theme, dark ? "dark" : "light");
}
