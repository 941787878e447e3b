import { chakra } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/auth/auth.ts";
import { problemOf } from "../../../lib/http/problem-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Field } from "../../../ui/field.tsx";
import { SelectControl } from "../../../ui/single-select.tsx";
import { isMentioned, type Person } from "./mentions/asked-mention.ts";
import { MentionArea } from "./mentions/mention-area.tsx";

/** Characters of a comment. */
const LONGEST = 2_000;
const MOST_SPOKEN_TO = 10;

interface CommentFormProps {
  label: string;
  confirm: string;
  people: readonly Person[];
  onSay: (input: { text: string; mentionIds: string[] }) => Promise<unknown>;
  onCancel?: () => void;
}

/** What somebody wants to say, and to whom. What wasn't sent stays to be sent again. */
export function CommentForm({ label, confirm, people, onSay, onCancel }: CommentFormProps) {
  const { t } = useTranslation(["review", "common"]);
  const { user } = useAuth();
  const [text, setText] = useState("");
  const [mentionIds, setMentionIds] = useState<string[]>([]);
  /** Of those the ones by an "@" in the text: taken out of it, they are not spoken to any more. */
  const [typed, setTyped] = useState<readonly Person[]>([]);
  const [saying, setSaying] = useState(false);
  /** Known at once, before anything is drawn: keys come faster. */
  const sending = useRef(false);
  const latest = useRef(text);
  const [problem, setProblem] = useState<string>();
  const others = people.filter(({ id }) => id !== user?.id);

  const isFull = mentionIds.length >= MOST_SPOKEN_TO;

  const write = (next: string) => {
    const gone = typed.filter((person) => !isMentioned(next, person));
    latest.current = next;
    setText(next);
    if (gone.length === 0) return;
    setTyped(typed.filter((person) => !gone.includes(person)));
    setMentionIds(mentionIds.filter((id) => !gone.some((person) => person.id === id)));
  };
  const mention = (person: Person) => {
    if (mentionIds.includes(person.id)) return;
    setMentionIds([...mentionIds, person.id]);
    setTyped([...typed, person]);
  };

  const say = async () => {
    if (sending.current) return undefined;
    if (text.trim() === "") return setProblem(t("empty"));
    sending.current = true;
    setSaying(true);
    setProblem(undefined);
    try {
      await onSay({ text, mentionIds });
      // what was written meanwhile is another comment's
      if (latest.current !== text) return undefined;
      latest.current = "";
      setText("");
      setMentionIds([]);
      setTyped([]);
    } catch (error) {
      const fields = problemOf(error)?.fields;
      setProblem([...(fields?.["text"] ?? []), ...(fields?.["mentionIds"] ?? [])].join(" ") || t("failed"));
    } finally {
      sending.current = false;
      setSaying(false);
    }
    return undefined;
  };

  return (
    <chakra.form
      noValidate
      display="flex"
      flexDirection="column"
      gap="2"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <MentionArea
        label={label}
        hint={others.length > 0 ? t("mentionHint") : undefined}
        error={problem}
        value={text}
        maxLength={LONGEST}
        onChange={write}
        people={isFull ? [] : others}
        onMention={mention}
        onSend={() => void say()}
      />
      {others.length > 0 && (
        <Field label={t("speakTo")} hint={t("speakToHint")} optional>
          {(control) => (
            <chakra.div display="flex" flexDirection="column" gap="1.5">
              {/* the browser's own control is seen above a dialog, too */}
              <SelectControl
                {...control}
                placeholder={t("common:choose")}
                value=""
                disabled={isFull}
                options={others.filter(({ id }) => !mentionIds.includes(id)).map(({ id, username }) => ({ value: id, label: username }))}
                onChange={({ target }) => target.value && setMentionIds([...mentionIds, target.value])}
              />
              {mentionIds.length > 0 && (
                <chakra.span display="flex" flexWrap="wrap" gap="1">
                  {mentionIds.map((id) => (
                    <Chip key={id} onRemove={() => setMentionIds(mentionIds.filter((other) => other !== id))}>
                      {others.find((person) => person.id === id)?.username ?? id}
                    </Chip>
                  ))}
                </chakra.span>
              )}
            </chakra.div>
          )}
        </Field>
      )}
      <chakra.div display="flex" gap="2" justifyContent="flex-end">
        {onCancel && (
          <Button size="sm" onClick={onCancel}>
            {t("common:cancel")}
          </Button>
        )}
        <Button type="submit" size="sm" variant="solid" busy={saying}>
          {confirm}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
