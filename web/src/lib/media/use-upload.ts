import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "../http/problem.ts";
import { formatFileSize } from "./file-size.ts";
import type { Media } from "./media.ts";
import { faultOf, MAX_BYTES, type MediaKind } from "./media-kinds.ts";
import { uploadMedia } from "./upload-media.ts";

export interface UploadState {
  /** From 0 to 1 while a file is on its way, undefined otherwise. */
  progress?: number;
  /** Why the latest file wasn't taken, in the page's language. */
  error?: string;
}

const STATUS_FAULTS: Record<number, "tooLarge" | "kind"> = { 413: "tooLarge", 415: "kind" };

/** One upload at a time for a form's field. */
export function useUpload(kind: MediaKind) {
  const { t } = useTranslation();
  const [state, setState] = useState<UploadState>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fail = useCallback((error: string) => setState({ error }), []);

  const describe = useCallback(
    (fault: "kind" | "tooLarge" | "empty" | "unreadable") =>
      fault === "kind" ? t(`media.wrongKind.${kind}`) : t(`media.${fault}`, { limit: formatFileSize(MAX_BYTES) }),
    [t, kind],
  );

  const explain = useCallback(
    (error: unknown): string => {
      if (!(error instanceof Problem)) return t("media.failed");
      const fault = STATUS_FAULTS[error.status];
      const said = error.fields.file?.join(" ") || error.message;
      return said || (fault ? describe(fault) : t("media.failed"));
    },
    [t, describe],
  );

  /** Whether the file may be tried; says at the field why not. */
  const accepts = useCallback(
    (file: File): boolean => {
      const fault = faultOf(file, kind);
      setState(fault ? { error: describe(fault) } : {});
      return !fault;
    },
    [kind, describe],
  );

  /** The stored file; undefined when it was refused, which the field says, or stopped. */
  const upload = useCallback(
    async (file: File, alt?: string): Promise<Media | undefined> => {
      running.current?.abort();
      const attempt = new AbortController();
      running.current = attempt;
      setState({ progress: 0 });
      try {
        const media = await uploadMedia(file, { onProgress: (progress) => setState({ progress }), signal: attempt.signal, alt });
        setState({});
        return media;
      } catch (error) {
        if (!attempt.signal.aborted) fail(explain(error));
        return undefined;
      }
    },
    [explain, fail],
  );

  const stop = useCallback(() => {
    running.current?.abort();
    setState({});
  }, []);

  return { ...state, accepts, upload, stop, fail, describe, clear: useCallback(() => setState({}), []) };
}
