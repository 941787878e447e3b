import { type ClipboardEvent, type DragEvent, useState } from "react";

/** Takes a file that is dropped on an element or pasted while the focus is in it. */
export function useFileDrop(onFile: (file: File) => void, disabled = false) {
  const [over, setOver] = useState(false);
  const take = (files: FileList) => {
    const [file] = files;
    if (file && !disabled) onFile(file);
    return Boolean(file);
  };
  return {
    over: over && !disabled,
    handlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => {
        if (take(event.clipboardData.files)) event.preventDefault();
      },
    },
  };
}
