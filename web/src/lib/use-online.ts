import { useSyncExternalStore } from "react";

function subscribe(reader: () => void): () => void {
  addEventListener("online", reader);
  addEventListener("offline", reader);
  return () => {
    removeEventListener("online", reader);
    removeEventListener("offline", reader);
  };
}

/** Whether the browser believes that it has a network. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
