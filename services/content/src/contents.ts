import type { FactTrail, RateLimiter } from "@muhtawa/service-kit";
import type { FileStore } from "./media/file-store.ts";
import type { Attachments } from "./read-models/attachments.ts";
import type { CompanyCards } from "./read-models/company-cards.ts";
import type { GenerationOwners } from "./read-models/generation-owners.ts";
import type { Reviewers } from "./read-models/reviewers.ts";
import type { ProjectCards } from "./read-models/project-cards.ts";
import type { Searchables } from "./read-models/searchables.ts";
import type { ContentStore } from "./store/content-store.ts";
import type { MediaStore } from "./store/media-store.ts";
import type { ScoreCache } from "./store/score-cache.ts";
import type { TemplateStore } from "./store/template-store.ts";
import type { TextRoom } from "./store/text-room.ts";
import type { ThreadStore } from "./store/thread-store.ts";
import type { VersionStore } from "./store/version-store.ts";

/** What the service keeps. */
export interface Contents {
  readonly contents: ContentStore;
  readonly versions: VersionStore;
  readonly templates: TemplateStore;
  readonly threads: ThreadStore;
  readonly scores: ScoreCache;
  readonly room: TextRoom;
  readonly companies: CompanyCards;
  readonly projects: ProjectCards;
  readonly reviewers: Reviewers;
  readonly searchables: Searchables;
  readonly generations: GenerationOwners;
  readonly media: MediaStore;
  readonly files: FileStore;
  readonly attachments: Attachments;
  /** Whether all that the other services have told of their uses of media has been taken in. */
  readonly hasHeardOfUses: () => Promise<boolean>;
  /** Counts the uploads of each person. */
  readonly uploads: RateLimiter;
  /** Facts that no content's write causes. */
  readonly trail: FactTrail;
  readonly limits: { readonly mediaUserBytes: number };
}
