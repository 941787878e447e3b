import { chakra } from "@chakra-ui/react";
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import type { IconShape } from "../../ui/icon.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { useFileDrop } from "./use-file-drop.ts";

interface DropZoneProps {
  id: string;
  describedBy?: string | undefined;
  /** The endings of names that it takes, as a file input lists them. */
  accept: string;
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** Why the latest file wasn't taken. */
  fault: string | undefined;
  invalid: boolean;
  icon: IconShape;
  /** The button's words: "Choose image", "Replace". */
  chooseLabel: string;
  /** Beside the button while there is no file: the other ways. */
  otherWays?: string | false;
  progress: number | undefined;
  onFile: (file: File) => void;
  onStop: () => void;
  onBlur?: (() => void) | undefined;
  /** The button's, to lead the focus there. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** What is there already: a picture, a file's name. */
  children?: ReactNode;
  /** More buttons. */
  actions?: ReactNode;
}

const nothingHasFocus = () => document.activeElement === null || document.activeElement === document.body;

/** The button the focus comes back to: when the upload that stood in its place ends, and when a file wasn't taken. */
function useButton(progress: number | undefined, fault: string | undefined, ref: Ref<HTMLButtonElement> | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const uploading = progress !== undefined;
  const uploaded = useRef(false);
  useEffect(() => {
    if (!uploading && (fault || (uploaded.current && nothingHasFocus()))) button.current?.focus();
    uploaded.current = uploading;
  }, [uploading, fault]);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  return button;
}

/** Where a file is chosen, dropped or pasted. */
export function DropZone(props: DropZoneProps) {
  const { id, describedBy, accept, name, disabled, fault, invalid, icon, chooseLabel, otherWays, progress, onFile, onStop, onBlur } = props;
  const button = useButton(progress, fault, props.ref);
  const input = useRef<HTMLInputElement>(null);
  const { over, handlers } = useFileDrop(onFile, disabled);
  return (
    <chakra.div
      {...handlers}
      onBlur={onBlur}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      p="3"
      border="1px dashed"
      borderColor={over ? "brand.focusRing" : invalid ? "danger.solid" : "border.control"}
      borderRadius="md"
      bg={over ? "brand.subtle" : "bg.panel"}
      transition="background {durations.fast}, border-color {durations.fast}"
    >
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        name={name}
        disabled={disabled}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // the same file may be chosen again
          target.value = "";
        }}
      />
      {props.children}
      {progress === undefined ? (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <Button
            ref={button}
            size="sm"
            icon={icon}
            disabled={disabled}
            {...(describedBy ? { "aria-describedby": describedBy } : {})}
            onClick={() => input.current?.click()}
          >
            {chooseLabel}
          </Button>
          {props.actions}
          {otherWays && (
            <chakra.span textStyle="caption" color="fg.subtle">
              {otherWays}
            </chakra.span>
          )}
        </chakra.div>
      ) : (
        <UploadProgress progress={progress} onStop={onStop} />
      )}
    </chakra.div>
  );
}
