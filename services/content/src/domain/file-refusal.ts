import type { Message, MessageParameters } from "@muhtawa/service-kit";
import { messages } from "../messages.ts";

/** Why an upload isn't taken; GraphQL's errors have no such statuses. */
export class FileRefusal extends Error {
  readonly status: 413 | 415 | 422;
  readonly localised: Message;
  readonly parameters: MessageParameters;

  constructor(status: 413 | 415 | 422, message: Message, parameters: MessageParameters = {}) {
    super(message.en);
    this.status = status;
    this.localised = message;
    this.parameters = parameters;
  }
}

const MAX_FILE_MB = 10;
export const MAX_FILE_BYTES = MAX_FILE_MB * 1024 * 1024;
export const MAX_MEGAPIXELS = 40;

export const tooLarge = () => new FileRefusal(413, messages.fileTooLarge, { megabytes: MAX_FILE_MB });
export const wrongKind = () => new FileRefusal(415, messages.fileKind);
export const disguised = () => new FileRefusal(422, messages.fileDisguised);
export const broken = () => new FileRefusal(422, messages.fileBroken);
export const tooManyPixels = () => new FileRefusal(422, messages.fileTooManyPixels, { megapixels: MAX_MEGAPIXELS });
export const noFile = () => new FileRefusal(422, messages.fileMissing);
