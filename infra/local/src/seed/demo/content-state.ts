import { type DemoContent, momentIn } from "./demo-company.ts";

export interface Move {
  readonly status: string;
  readonly scheduledFor?: string;
}

const timeOf = ({ on }: DemoContent) => on && momentIn(on.days, on.hour).toISOString();

/** Where a content stands in the end. */
function endOf(demo: DemoContent): Move {
  const time = timeOf(demo);
  if (demo.status) return { status: demo.status };
  return time ? { status: demo.texts ? "SCHEDULED" : "DRAFT", scheduledFor: time } : { status: "DRAFT" };
}

/** Who asks for a review tells the reviewers of it, and who has still to write cannot: both are done once the content is there. */
const isMovedLater = (demo: DemoContent): boolean => demo.status === "IN_REVIEW" || Boolean(demo.begunWith && demo.texts);

/** How an archive has a content. */
export function stateOf(demo: DemoContent): Move & { readonly publishedAt?: string } {
  if (isMovedLater(demo)) return { status: "DRAFT" };
  const time = timeOf(demo);
  return { ...endOf(demo), ...(demo.status === "PUBLISHED" && time !== undefined && { publishedAt: time }) };
}

/** The moves that lead a draft to where the demo has it. */
export function movesOf(demo: DemoContent): Move[] {
  const last = endOf(demo);
  if (!isMovedLater(demo) || last.status === "DRAFT") return [];
  const before = ["IN_REVIEW", "APPROVED"].filter((status) => status !== last.status && last.status !== "IN_REVIEW");
  return [...before.map((status) => ({ status })), last];
}
