/** Whether a model writes here; without one it is the built-in template. */
export const isModelConnected = (models: readonly { text: boolean; offline: boolean }[]): boolean =>
  models.some(({ text, offline }) => text && !offline);
