/** In a tab of its own: what is being written stays where it is. */
export const openGuide = (language: string) => void open(`/docs/guide/${language}`, "_blank", "noopener");
