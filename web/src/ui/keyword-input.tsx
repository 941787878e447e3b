import { chakra } from "@chakra-ui/react";
import { type ClipboardEvent, type KeyboardEvent, type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import { Chip } from "./chip.tsx";
import { controlRecipe } from "./control-recipe.ts";
import { Field, type FieldProps } from "./field.tsx";
import { OfferedKeywords } from "./offered-keywords.tsx";
import { OrderedKeywords } from "./ordered-keywords.tsx";
import type { Option } from "./single-select.tsx";
import { splitKeywords } from "./split-keywords.ts";

const Box = chakra("div", controlRecipe);

export interface KeywordInputProps extends FieldProps {
  value: readonly string[];
  onChange: (keywords: string[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** No more than this many. */
  max?: number;
  disabled?: boolean;
  /** To be added by a press: a list that has names of its own for what is stored. */
  offered?: readonly Option[];
  /** The name of an entry in the page's language. */
  labelOf?: (keyword: string) => string;
  /** What is entered for a word that is typed; undefined where it can't be one, which `refusal` says at once. */
  asEntry?: (word: string) => string | undefined;
  refusal?: string;
  /** Their order counts: they stand one below the other and can be moved. */
  ordered?: boolean;
  source?: "ai" | "stale" | undefined;
  /** Of a list that a person and the AI have written: the AI's entries. */
  byAi?: readonly string[];
  id?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Words as chips: Enter or a comma of either script adds, a pasted list is taken apart, Backspace removes the last. */
export function KeywordInput(props: KeywordInputProps) {
  const {
    label,
    hint,
    error,
    optional,
    end,
    id,
    value,
    onChange,
    onBlur,
    placeholder,
    max = 50,
    disabled,
    source,
    byAi = [],
    name,
    ref,
  } = props;
  const { ordered, offered = [], labelOf = (keyword: string) => keyword, asEntry = (word: string) => word, refusal } = props;
  const { t } = useTranslation();
  const [draft, setDraft] = useState("");
  const [repeated, setRepeated] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);

  const add = (text: string) => {
    const fresh: string[] = [];
    const left: string[] = [];
    for (const word of splitKeywords(text)) {
      const keyword = offered.find(({ label }) => label.toLocaleLowerCase() === word.toLocaleLowerCase())?.value ?? asEntry(word);
      if (keyword === undefined) left.push(word);
      else if (value.includes(keyword) || fresh.includes(keyword)) setRepeated(keyword);
      else if (value.length + fresh.length < max) fresh.push(keyword);
    }
    if (fresh.length > 0) onChange([...value, ...fresh]);
    setDraft(left.join(", "));
    setRefused(left.length > 0);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends a word of an input method isn't ours
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" || event.key === "," || event.key === "،") {
      event.preventDefault();
      if (draft.trim()) add(draft);
    } else if (event.key === "Backspace" && !draft && value.length > 0) onChange(value.slice(0, -1));
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text");
    if (splitKeywords(text).length < 2) return;
    event.preventDefault();
    add(draft + text);
  };

  const wrong = refused ? refusal : error;

  return (
    <Field id={id} label={label} hint={hint ?? t("pressEnterAfterEach")} error={wrong} {...(optional ? { optional } : {})} end={end}>
      {(control) => (
        <>
          <Box
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="1"
            px="1"
            py="1"
            {...(source ? { source } : {})}
            {...(wrong ? { "aria-invalid": true } : {})}
          >
            {ordered ? (
              <OrderedKeywords label={label} entries={value} onChange={onChange} disabled={disabled} flashing={repeated} byAi={byAi} />
            ) : (
              value.map((keyword) => (
                <Chip
                  key={keyword}
                  disabled={disabled}
                  flashing={keyword === repeated}
                  byAi={byAi.includes(keyword)}
                  onRemove={() => onChange(value.filter((other) => other !== keyword))}
                >
                  {labelOf(keyword)}
                </Chip>
              ))
            )}
            <chakra.input
              {...control}
              ref={ref}
              name={name}
              disabled={disabled}
              value={draft}
              dir="auto"
              placeholder={placeholder ?? t("addThenEnter")}
              autoComplete="off"
              enterKeyHint="enter"
              flex="1"
              minW="160px"
              minH="24px"
              px="1.5"
              bg="none"
              css={{ "&:focus, &:focus-visible": { outline: "0" }, "&:placeholder-shown": { direction: "inherit" } }}
              onAnimationEnd={() => setRepeated(null)}
              onChange={(event) => {
                setRepeated(null);
                setRefused(false);
                setDraft(event.target.value);
              }}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onBlur={() => {
                if (draft.trim()) add(draft);
                onBlur?.();
              }}
            />
          </Box>
          <OfferedKeywords
            label={t("choices.offeredFor", { field: label })}
            options={offered.filter((option) => !value.includes(option.value))}
            disabled={disabled || value.length >= max}
            onAdd={(keyword) => onChange([...value, keyword])}
          />
        </>
      )}
    </Field>
  );
}
