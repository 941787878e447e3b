import type { Logger } from "@muhtawa/service-kit";
import { folderDelivery } from "./folder-delivery.ts";
import type { Delivery } from "./mail.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

interface MailSettings {
  SMTP_URL?: string | undefined;
  MAIL_DIR?: string | undefined;
  MAIL_FROM: string;
}

/** How mails leave: by SMTP, else into a folder; with neither each of them fails. */
export function deliveryOf({ SMTP_URL, MAIL_DIR, MAIL_FROM }: MailSettings, logger: Logger): Delivery {
  if (SMTP_URL) return smtpDelivery(SMTP_URL, MAIL_FROM);
  if (MAIL_DIR) return folderDelivery(MAIL_DIR, MAIL_FROM, logger);
  logger.warn("no mail can be sent: set SMTP_URL, or MAIL_DIR for a folder of text files");
  return { deliver: () => Promise.reject(new Error("neither SMTP_URL nor MAIL_DIR is set")), close: () => {} };
}
