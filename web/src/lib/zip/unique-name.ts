/** Systems compare names without regard to case, and some by letters that are put together. */
const compared = (name: string) => name.normalize("NFC").toLowerCase();

/** A name that isn't taken yet, "Dates (2).docx" after "Dates.docx"; from then on it is taken. */
export function uniqueName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  let unique = name;
  for (let count = 2; taken.has(compared(unique)); count += 1) unique = `${stem} (${count})${ending}`;
  taken.add(compared(unique));
  return unique;
}
