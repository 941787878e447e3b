import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Field } from "../../../../ui/field.tsx";
import { PlainArea } from "../../../../ui/marked-area.tsx";
import { askedMention, peopleNamed, type Person, withMention } from "./asked-mention.ts";

interface MentionAreaProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  maxLength: number;
  onChange: (text: string) => void;
  /** Who may be mentioned by an "@". */
  people: readonly Person[];
  onMention: (person: Person) => void;
  onSend: () => void;
}

/**
 * A text area in which an "@" offers people. It stays a text area, also to who listens: the focus never leaves it, and it says which of the
 * offered would be taken.
 */
export function MentionArea({ label, hint, error, value, maxLength, onChange, people, onMention, onSend }: MentionAreaProps) {
  const { t } = useTranslation("review");
  const list = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const options = useRef<HTMLUListElement>(null);
  const [cursor, setCursor] = useState(0);
  const [reached, setReached] = useState(0);
  /** The "@" whose offer was taken or put away: it makes none until it is typed anew. */
  const [settled, setSettled] = useState<number>();
  const [focused, setFocused] = useState(false);
  /** Where the cursor goes once the text that a name was put into is drawn. */
  const next = useRef<number>(undefined);

  const asked = focused ? askedMention(value, Math.min(cursor, value.length)) : undefined;
  const offered = asked && asked.at !== settled ? peopleNamed(people, asked.query) : [];
  const at = Math.min(reached, offered.length - 1);
  const current = offered[at];
  const isOpen = asked !== undefined && current !== undefined;
  const idOf = ({ id }: Person) => `${list}-${id}`;

  useEffect(() => setReached(0), [asked?.at, asked?.query]);
  useEffect(() => {
    if (isOpen) options.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [isOpen, at]);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    area.current?.setSelectionRange(next.current, next.current);
    setCursor(next.current);
    next.current = undefined;
  }, [value]);
  useEffect(() => {
    if (!isOpen) return undefined;
    // A dialog around it closes by the same key, and hears of it first wherever else one listens.
    const putAway = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      setSettled(asked.at);
    };
    window.addEventListener("keydown", putAway, { capture: true });
    return () => window.removeEventListener("keydown", putAway, { capture: true });
  }, [isOpen, asked?.at]);

  const write = (text: string, at: number) => {
    onChange(text);
    setCursor(at);
    // typed anew, or with nothing after it yet
    if (settled !== undefined && (text[settled] !== "@" || askedMention(text, at)?.query === "")) setSettled(undefined);
  };
  const take = (person: Person) => {
    if (!asked) return;
    const { text, cursor: after } = withMention(value, asked, person);
    if (text.length > maxLength) return;
    next.current = after;
    setSettled(asked.at);
    onChange(text);
    onMention(person);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return event.repeat ? undefined : onSend();
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setReached((at + step + offered.length) % offered.length);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey) take(current);
    else return;
    event.preventDefault();
  };

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <chakra.div position="relative">
          <PlainArea
            {...control}
            ref={area}
            rows={3}
            value={value}
            maxLength={maxLength}
            placeholder=" "
            aria-autocomplete="list"
            aria-haspopup="listbox"
            {...(isOpen ? { "aria-controls": list, "aria-activedescendant": idOf(current) } : {})}
            onChange={({ target }) => write(target.value, target.selectionEnd)}
            onSelect={({ currentTarget }) => setCursor(currentTarget.selectionEnd)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onKeyDown={press}
          />
          {isOpen && (
            <chakra.ul
              ref={options}
              id={list}
              role="listbox"
              aria-label={t("mentionList")}
              // the text area keeps the focus
              onMouseDown={(event) => event.preventDefault()}
              position="absolute"
              insetBlockStart="calc(100% + 4px)"
              insetInline="0"
              zIndex="dropdown"
              // a card around it cuts off what reaches beyond its end
              maxH="160px"
              overflowY="auto"
              m="0"
              p="1"
              listStyleType="none"
              bg="bg.raised"
              border="1px solid"
              borderColor="border.emphasized"
              borderRadius="lg"
              boxShadow="popover"
              textStyle="small"
            >
              {offered.map((person, index) => (
                <chakra.li
                  key={person.id}
                  id={idOf(person)}
                  role="option"
                  aria-selected={index === at}
                  onMouseMove={() => setReached(index)}
                  onClick={() => take(person)}
                  display="flex"
                  alignItems="center"
                  gap="2"
                  minH="34px"
                  px="2"
                  borderRadius="md"
                  cursor="pointer"
                  _selected={{ bg: "bg.muted" }}
                  css={{ "@media (pointer: coarse)": { minH: "40px" } }}
                >
                  <Avatar name={person.username} size="sm" />
                  <chakra.bdi truncate>{person.username}</chakra.bdi>
                </chakra.li>
              ))}
            </chakra.ul>
          )}
          <chakra.span srOnly role="status">
            {isOpen && t("mentionsFound", { count: offered.length })}
          </chakra.span>
        </chakra.div>
      )}
    </Field>
  );
}
