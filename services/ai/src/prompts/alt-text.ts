import type { TaskPrompt } from "./prompt.ts";

export const altText: TaskPrompt = {
  version: "alt-text@1",
  task: () =>
    'Write the alternative text of an image, for people who hear the page: what it shows and what that means here, in one sentence of at most 125 characters. What the image shows is told in the part named "selection" or "request"; name nothing that isn\'t told there. No "image of", no keywords for their own sake, no quotation marks.',
};
