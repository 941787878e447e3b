import { z } from "zod";
import { cascadeEnv, readEnv, serviceEnv, tokenEnv } from "@muhtawa/service-kit";

const milliseconds = (byDefault: number, minimum: number) => z.coerce.number().int().min(minimum).default(byDefault);
const HOUR = 3_600_000;
const GIGABYTE = 1024 ** 3;

export const shape = {
  ...serviceEnv,
  ...tokenEnv,
  ...cascadeEnv,
  /** Milliseconds between two looks for contents that are to be published. */
  PUBLISH_INTERVAL_MS: milliseconds(1_000, 10),
  /** How often texts that nobody has written on for a minute are put into the history. */
  SEAL_INTERVAL_MS: milliseconds(30_000, 10),
  /** How often contents that have changed are measured for lists. */
  MEASURE_INTERVAL_MS: milliseconds(5_000, 10),
  /** The folder of uploaded files, unless S3_BUCKET is set. */
  MEDIA_DIR: z.string().default(".data/media"),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("us-east-1"),
  /** Of a server other than Amazon's. */
  S3_ENDPOINT: z.url().optional(),
  /** Without these two the environment's own credentials are used. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** How many instances of this service run; more than one need S3_BUCKET, since a folder is one machine's. */
  CONTENT_REPLICAS: z.coerce.number().int().positive().default(1),
  /** Uploads of one person in an hour, those that are refused too. */
  UPLOADS_PER_HOUR: z.coerce.number().int().positive().default(300),
  /** Bytes of files that one person may have. */
  MEDIA_USER_BYTES: z.coerce
    .number()
    .int()
    .positive()
    .default(2 * GIGABYTE),
  /** Bytes of texts that one person may have, every version of them counted. */
  TEXT_USER_BYTES: z.coerce.number().int().positive().default(GIGABYTE),
  /** Milliseconds for which a file that nothing uses is kept, unserved, before it goes for good. */
  MEDIA_QUARANTINE_MS: milliseconds(7 * 24 * HOUR, 0),
  /** Milliseconds after which a file that nothing uses is set aside. */
  MEDIA_UNATTACHED_MS: milliseconds(24 * HOUR, 0),
  /** Milliseconds between two looks for such files. */
  MEDIA_SWEEP_MS: milliseconds(HOUR / 6, 10),
};

export const env = readEnv(shape);

if (env.CONTENT_REPLICAS > 1 && !env.S3_BUCKET) {
  process.stderr.write(
    "The environment is not complete:\n  S3_BUCKET: needed by CONTENT_REPLICAS above 1, since a folder is one machine's\n",
  );
  process.exit(1);
}

export type ContentEnv = typeof env;
export type FileStoreSettings = Pick<
  ContentEnv,
  "MEDIA_DIR" | "S3_BUCKET" | "S3_REGION" | "S3_ENDPOINT" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;
