import { useState } from "react";

/** Which entry of a list is being changed or asked about; a dialog keeps its entry while it closes. */
export function useEntryDialogs<Entry>() {
  const [entry, setEntry] = useState<Entry>();
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const show = (dialog: "edit" | "delete", about?: Entry) => {
    setEntry(about);
    setOpen(dialog);
  };
  return {
    entry,
    editing: open === "edit",
    deleting: open === "delete",
    add: () => show("edit"),
    edit: (about: Entry) => show("edit", about),
    askAbout: (about: Entry) => show("delete", about),
    close: () => setOpen(null),
  };
}
