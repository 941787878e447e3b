import { useCallback, useEffect, useRef } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { applyProblem } from "../form/apply-problem.ts";
import { useMending } from "../form/use-mending.ts";
import { Problem } from "../http/problem.ts";
import { setServerErrors } from "../http/server-errors.ts";
import { notify } from "../notify.ts";
import type { EditSession } from "./edit-session.ts";
import { useSessionState } from "./sessions.ts";

/** Shows a session's values in a form, and tells the session what the person makes of them. */
export function useSessionForm<Values extends FieldValues>(
  session: EditSession<Values>,
  form: UseFormReturn<Values>,
  fields: readonly FieldPath<Values>[],
) {
  const state = useSessionState(session);
  useMending(form);
  const { shown } = session;
  const on = useRef(shown);
  const { watch, getValues, reset, setError, clearErrors } = form;

  useEffect(() => {
    const { unsubscribe } = watch(() => session.type(structuredClone(getValues()), on.current));
    return () => unsubscribe();
  }, [getValues, session, watch]);

  useEffect(() => {
    if (shown === on.current) return;
    on.current = shown;
    reset(structuredClone(shown.value));
  }, [reset, shown]);

  // clear the error of the form as a whole with the failure
  useEffect(() => {
    if (!state.failure) clearErrors("root");
  }, [clearErrors, state.failure]);

  /**
   * Says why the last save failed: in a message, and at the fields that it is about, or else as the form's own error; tells at which fields.
   * `names` is as applyProblem's.
   */
  const showFailure = useCallback(
    (otherwise: string, names: Readonly<Record<string, FieldPath<Values>>> = {}): FieldPath<Values>[] => {
      const { failure } = session.state;
      if (!failure) return [];
      const { reason } = failure;
      if (failure.kind === "refused") setServerErrors(failure.fields ?? {});
      notify.error(otherwise, reason && reason !== otherwise ? { detail: reason } : {});
      const found = failure.kind === "refused" ? applyProblem(new Problem({ status: 422, message: reason }), setError, fields, names) : [];
      if (found.length === 0) setError("root", { type: "server", message: otherwise });
      return found;
    },
    [fields, session, setError],
  );

  return { state, showFailure };
}
