export const MAILBOX_PATH = "/local/mailbox";
