import { CircleAlert, CircleCheck, Hourglass } from "lucide-react";
import type { GenerationStatus } from "../../../generated/graphql.ts";
import { Icon } from "../../../ui/icon.tsx";
import { StopSquare } from "../../../ui/marks.tsx";
import { Spinner } from "../../../ui/spinner.tsx";

/** The mark of where a generation stands; the words stand beside it. */
export function GenerationStatusMark({ status }: { status: GenerationStatus }) {
  if (status === "RUNNING") return <Spinner color="brand.fg" />;
  if (status === "QUEUED") return <Icon as={Hourglass} color="fg.subtle" />;
  if (status === "FAILED") return <Icon as={CircleAlert} color="danger.fg" />;
  if (status === "STOPPED") return <Icon as={StopSquare} color="fg.subtle" />;
  return <Icon as={CircleCheck} color="success.fg" />;
}
