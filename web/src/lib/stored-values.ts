/** Storage that never throws: a browser may refuse it, and then the value only isn't remembered. */
function remembering<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export const readStored = (key: string): string | null => remembering(() => localStorage.getItem(key), null);

export const writeStored = (key: string, value: string): void => remembering(() => localStorage.setItem(key, value), undefined);

export const removeStored = (key: string): void => remembering(() => localStorage.removeItem(key), undefined);

/** The same for this tab only, until it is closed. */
export const readForTab = (key: string): string | null => remembering(() => sessionStorage.getItem(key), null);

/** Whether it could be kept. */
export const writeForTab = (key: string, value: string): boolean =>
  remembering(() => {
    sessionStorage.setItem(key, value);
    return true;
  }, false);

export const removeForTab = (key: string): void => remembering(() => sessionStorage.removeItem(key), undefined);
