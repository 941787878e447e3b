/** What of a company each service hands out for its archive, one file each; the company itself is taken in last. */
export const COMPANY_ARCHIVE = {
  catalog: ["company", "projects"],
  content: ["contents", "versions", "templates", "media"],
} as const;

/** A service that keeps something of a company. */
export type CompanyArchiveService = keyof typeof COMPANY_ARCHIVE;
/** What such a service hands out. */
export type CompanyArchivePart<Service extends CompanyArchiveService = CompanyArchiveService> = (typeof COMPANY_ARCHIVE)[Service][number];

/** Where a service hands out a part, a JSON document on each line, and takes one in; never reachable from outside. */
export const companyArchivePath = (part: string) => `/internal/company-archive/${part}`;

/** The last step of taking a company in that failed: what is there of it is to go. */
export const GIVE_UP = "give-up";

/** Bytes of a JSON document that a service takes in at once: a file of 10 MB as base64. */
export const ARCHIVE_PART_BYTES = 16 * 1024 * 1024;
