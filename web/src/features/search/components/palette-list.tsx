import { chakra } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { markedParts } from "../marked-parts.ts";

export interface PaletteOption {
  key: string;
  title: string;
  icon: LucideIcon;
  /** Below the title, quietly. */
  detail?: string;
  /** The same, with what matched marked: escaped HTML with mark elements. */
  snippet?: string;
  /** At the end: what it is. */
  end?: string;
  choose: () => void;
}

export interface PaletteGroup {
  name: string;
  options: readonly PaletteOption[];
}

interface PaletteListProps {
  id: string;
  label: string;
  /** An answer is on its way. */
  busy: boolean;
  groups: readonly PaletteGroup[];
  /** The key of the option that Enter chooses. */
  active: string | undefined;
  onPoint: (key: string) => void;
}

/** What was found, in groups. Focus stays in the field above. */
export function PaletteList({ id, label, busy, groups, active, onPoint }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <chakra.div
      ref={list}
      role="listbox"
      id={`${id}-list`}
      aria-label={label}
      aria-busy={busy}
      overflowY="auto"
      p={groups.length > 0 ? "2" : "0"}
    >
      {groups.map((group, index) => (
        <div key={group.name} role="group" aria-labelledby={`${id}-group-${index}`}>
          <chakra.div id={`${id}-group-${index}`} px="2" pt="2" pb="1" textStyle="caption" color="fg.subtle">
            {group.name}
          </chakra.div>
          {group.options.map((option) => (
            <chakra.div
              key={option.key}
              id={`${id}-${option.key}`}
              role="option"
              aria-selected={option.key === active}
              onPointerMove={() => option.key !== active && onPoint(option.key)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={option.choose}
              display="flex"
              alignItems="center"
              gap="3"
              minH="40px"
              px="2"
              py="1.5"
              borderRadius="md"
              textStyle="small"
              cursor="pointer"
              css={{ "&[aria-selected=true]": { bg: "bg.muted" }, "@media (pointer: coarse)": { minH: "48px" } }}
            >
              <Icon as={option.icon} color="fg.muted" />
              <chakra.span flex="1" minW="0">
                <chakra.span display="block" overflowWrap="anywhere">
                  <bdi>
                    {option.snippet && textOf(option.snippet) === option.title ? <Marked snippet={option.snippet} /> : option.title}
                  </bdi>
                </chakra.span>
                {option.detail && (
                  <chakra.span display="block" textStyle="caption" color="fg.muted">
                    {option.detail}
                  </chakra.span>
                )}
                {option.snippet && textOf(option.snippet) !== option.title && <Snippet snippet={option.snippet} />}
              </chakra.span>
              {option.end && (
                <chakra.bdi textStyle="caption" color="fg.muted" flex="none">
                  {option.end}
                </chakra.bdi>
              )}
            </chakra.div>
          ))}
        </div>
      ))}
    </chakra.div>
  );
}

const textOf = (snippet: string) =>
  markedParts(snippet)
    .map(({ text }) => text)
    .join("");

function Snippet({ snippet }: { snippet: string }) {
  return (
    <chakra.span
      display="-webkit-box"
      textStyle="caption"
      color="fg.muted"
      overflow="hidden"
      css={{ WebkitLineClamp: "2", WebkitBoxOrient: "vertical" }}
    >
      <bdi>
        <Marked snippet={snippet} />
      </bdi>
    </chakra.span>
  );
}

function Marked({ snippet }: { snippet: string }) {
  return markedParts(snippet).map((part, index) =>
    part.marked ? (
      <chakra.mark key={index} bg="brand.muted" color="brand.fg" borderRadius="2px">
        {part.text}
      </chakra.mark>
    ) : (
      part.text
    ),
  );
}
