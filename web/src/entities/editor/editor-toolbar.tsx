import { chakra } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type Ref, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button.tsx";
import { Khatam } from "../../ui/marks.tsx";
import { SelectControl } from "../../ui/single-select.tsx";
import type { AiAction } from "./ai-actions.ts";
import { AiMenu } from "./ai-menu.tsx";
import { CODE_LANGUAGES } from "../../ui/document/code-highlight.ts";
import { HEADINGS, toolbarState, toolsOf } from "./toolbar-tools.ts";

interface EditorToolbarProps {
  editor: Editor;
  onLink: () => void;
  onImage: () => void;
  onFind: () => void;
  onSuggest: () => void;
  /** Lets the AI work on the selected part. */
  ai?: { trigger: Ref<HTMLButtonElement>; onOpen: (open: boolean) => void; onChoose: (action: AiAction) => void };
}

/** What can be done to the text. Tab reaches it once; arrow keys move along it, in the direction of reading. */
export function EditorToolbar({ editor, onLink, onImage, onFind, onSuggest, ai }: EditorToolbarProps) {
  const { t } = useTranslation("editor");
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState("block");
  const state = useEditorState({ editor, selector: ({ editor: current }) => toolbarState(current) });
  const groups = toolsOf(editor, state, { onLink, onImage, onFind, onSuggest });
  const reachable = [
    "block",
    ...(state.code ? ["language"] : []),
    ...groups.flat().flatMap(({ id, disabled }) => (disabled ? [] : [id])),
    ...(ai ? ["ai"] : []),
  ];
  const current = reachable.includes(stop) ? stop : "block";
  const place = (id: string) => ({ "data-tool": id, tabIndex: id === current ? 0 : -1, onFocus: () => setStop(id) });

  const move = (event: KeyboardEvent) => {
    const here = reachable.indexOf((event.target as HTMLElement).dataset.tool ?? "");
    const to = target(event.key, here, reachable.length, getComputedStyle(event.currentTarget).direction === "rtl");
    if (to === undefined || here < 0) return;
    event.preventDefault();
    bar.current?.querySelector<HTMLElement>(`[data-tool="${reachable[to]}"]`)?.focus();
  };
  const chooseBlock = (block: string) => {
    const chain = editor.chain().focus();
    const level = HEADINGS.find((known) => String(known) === block);
    if (level) chain.setHeading({ level }).run();
    else chain.setParagraph().run();
  };

  return (
    <chakra.div
      ref={bar}
      role="toolbar"
      aria-label={t("toolbar")}
      onKeyDown={move}
      display="flex"
      alignItems="center"
      justifyContent={{ base: "flex-start", xl: "safe center" }}
      gap="0.5"
      ps="4"
      pe={ai ? "0" : "4"}
      py="1.5"
      borderBlockEndWidth="1px"
      borderColor="border.muted"
      bg="bg.panel"
      overflowX="auto"
      scrollbarWidth="none"
    >
      <chakra.span flex="none" w="124px" me="1.5">
        <SelectControl
          aria-label={t("blockStyle")}
          {...place("block")}
          value={state.block}
          onChange={(event) => chooseBlock(event.target.value)}
          options={[
            { value: "paragraph", label: t("paragraph") },
            ...HEADINGS.map((level) => ({ value: String(level), label: t(`heading${level}`) })),
          ]}
        />
      </chakra.span>
      {state.code && (
        <chakra.span flex="none" w="124px" me="1.5">
          <SelectControl
            aria-label={t("codeLanguage")}
            {...place("language")}
            dir="ltr"
            placeholder={t("plainCode")}
            value={state.language}
            onChange={(event) =>
              editor
                .chain()
                .focus()
                .updateAttributes("codeBlock", { language: event.target.value || null })
                .run()
            }
            options={CODE_LANGUAGES.map((language) => ({ value: language, label: language }))}
          />
        </chakra.span>
      )}
      {groups.map((tools, index) => (
        <chakra.span
          key={tools[0]?.id}
          role="group"
          display="flex"
          flex="none"
          gap="0.5"
          {...(index > 0 ? { borderInlineStart: "1px solid", borderColor: "border", ps: "1.5", ms: "1" } : {})}
        >
          {tools.map(({ id, label, active, run, ...tool }) => (
            <IconButton
              key={id}
              label={t(label ?? id)}
              {...tool}
              {...(active === undefined ? {} : { "aria-pressed": active, variant: active ? ("outline" as const) : ("ghost" as const) })}
              {...place(id)}
              // the text keeps its selection
              onMouseDown={(event) => event.preventDefault()}
              onClick={run}
            />
          ))}
        </chakra.span>
      ))}
      {ai && (
        // seen however far the tools are scrolled
        <chakra.span
          position="sticky"
          insetInlineEnd="0"
          flex="none"
          ms="1"
          ps="1.5"
          pe="4"
          bg="bg.panel"
          borderInlineStart="1px solid"
          borderColor="border"
        >
          <AiMenu
            onOpen={ai.onOpen}
            onChoose={ai.onChoose}
            blank={state.blank}
            trigger={
              <Button
                variant="ai"
                size="sm"
                icon={Khatam}
                aria-label={t("ai.ask")}
                title={t("ai.askHint")}
                aria-keyshortcuts="Control+J"
                ref={ai.trigger}
                {...place("ai")}
              >
                <chakra.span display={{ base: "none", sm: "inline" }}>{t("ai.ask")}</chakra.span>
              </Button>
            }
          />
        </chakra.span>
      )}
    </chakra.div>
  );
}

/** Where a key leads along the toolbar; the arrows follow the direction of reading. */
function target(key: string, here: number, count: number, rightToLeft: boolean): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key !== "ArrowRight" && key !== "ArrowLeft") return undefined;
  const step = (key === "ArrowRight") === rightToLeft ? -1 : 1;
  return (here + step + count) % count;
}
