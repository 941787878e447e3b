import { SaveState } from "../../../ui/save-state.tsx";
import type { Body } from "../use-body.ts";

/** Whether the text is saved; a conflict is compared from here, and what failed is tried again. */
export function BodySaveState({ body, at }: { body: Body; at: string }) {
  const { status, save, setComparing } = body;
  return status && <SaveState status={status} at={at} onAct={() => (status === "conflict" ? setComparing(true) : void save())} />;
}
