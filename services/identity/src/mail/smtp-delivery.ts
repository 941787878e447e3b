import nodemailer from "nodemailer";
import type { Delivery, Mail } from "./mail.ts";

const LIMITS = { pool: "true", maxConnections: "3", connectionTimeout: "10000", greetingTimeout: "10000", socketTimeout: "20000" };

/** Hands mails to an SMTP server; the address may name credentials and nodemailer's settings (`smtps://user:password@host:465?name=…`). */
export function smtpDelivery(address: string, from: string): Delivery {
  const url = new URL(address);
  for (const [name, value] of Object.entries(LIMITS)) if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  const transport = nodemailer.createTransport(url.href);
  return {
    deliver: async ({ to, subject, text, html }: Mail) => {
      await transport.sendMail({
        from,
        to: { name: "", address: to },
        subject,
        text,
        html,
        headers: { "Auto-Submitted": "auto-generated" },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}
