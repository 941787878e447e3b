import { Note } from "./note.tsx";

/** Beside a form's buttons: why it wasn't taken, where that is about none of its fields. What was entered stands above. */
export function FormFailure({ message }: { message: string | undefined }) {
  return message ? <Note tone="danger">{message}</Note> : null;
}
