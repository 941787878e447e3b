import type { BodyContent } from "../body-content.ts";
import type { Body } from "../use-body.ts";
import { LinkTwin } from "./link-twin.tsx";
import { UnlinkTwin } from "./unlink-twin.tsx";
import type { TwinWork } from "./use-twin-work.ts";

interface TwinQuestionsProps {
  content: BodyContent;
  body: Body;
  work: TwinWork;
}

/** What is asked before a content gets a twin that is there, or is parted from its own; it stays while the panel goes into a sheet or out of it. */
export function TwinQuestions({ content, body, work: { asking, ask, twin } }: TwinQuestionsProps) {
  const close = () => ask(undefined);
  if (asking === "link") return <LinkTwin content={content} body={body} onClose={close} />;
  if (asking === "unlink" && twin) return <UnlinkTwin contentId={content.id} twin={twin.content} onClose={close} />;
  return null;
}
