import { flag, readEnv, serviceEnv } from "@muhtawa/service-kit";
import { firstStartEnv } from "@muhtawa/service-kit/first-start";
import { z } from "zod";

const milliseconds = (byDefault: number) =>
  z.coerce
    .number()
    .int()
    .min(100)
    .max(366 * 24 * 3_600_000)
    .default(byDefault);

export const shape = {
  ...serviceEnv,
  ...firstStartEnv,
  /** Encrypts the signing keys and derives the refresh secrets; another one can't read what the first has stored. */
  KEY_SECRET: z.string().min(32),
  /** How long a signing key signs, how long it is published before that, and how long after. */
  KEY_ROTATION_MS: milliseconds(30 * 24 * 3_600_000),
  KEY_ANNOUNCE_MS: milliseconds(3_600_000),
  KEY_KEEP_MS: milliseconds(35 * 60_000),
  /** The super admin that the first start makes; later starts leave the account alone. */
  ADMIN_EMAIL: z.email(),
  ADMIN_PASSWORD: z.string().min(8),
  /** Whether clients have to confirm their address by mail before they let the AI write; the AI service asks for the same. */
  CONFIRM_EMAIL: flag(false),
  /** Whether anybody may register, or who has been invited by an admin only. */
  REGISTRATION: z.enum(["open", "invited"]).default("open"),
  /** How often a person may take out all that is theirs. */
  OWN_DATA_PER_DAY: z.coerce.number().int().positive().default(5),
  /** The application's address, for the links of invitations. */
  PUBLIC_URL: z.url().optional(),
  /** Whether browsers may send our cookies over https only; unless said, as PUBLIC_URL has it. */
  COOKIE_SECURE: z.enum(["true", "false"]).optional(),
  /** Where mails are handed over: smtp://… or smtps://…, with name and password if the server asks for them. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, "expected an address such as smtps://user:password@mail.example.com:465")
    .refine(URL.canParse, "expected an address such as smtps://user:password@mail.example.com:465")
    .optional(),
  /** Without SMTP_URL: the folder that mails are written into as text files. */
  MAIL_DIR: z.string().optional(),
  /** A file that is written anew whenever a backup was made. */
  BACKUP_MARK: z.string().optional(),
  /** Whom mails come from. */
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n@]*@[^\r\n]+$/, "expected an email address, with a name if you like: Muhtawa <no-reply@example.com>")
    .default("Muhtawa <no-reply@muhtawa.local>"),
};

const given = readEnv(shape);

export const env = {
  ...given,
  COOKIE_SECURE: given.COOKIE_SECURE === undefined ? (given.PUBLIC_URL?.startsWith("https:") ?? false) : given.COOKIE_SECURE === "true",
};
