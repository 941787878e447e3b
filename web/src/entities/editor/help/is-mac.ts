/** Whether shortcuts are held with ⌘ here. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
