import { chakra } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { RestoredNote } from "../../../entities/draft/restored-note.tsx";
import { useAuth } from "../../../lib/auth/auth.ts";
import { useFormDraft } from "../../../lib/drafts/use-form-draft.ts";
import { problemOf } from "../../../lib/http/problem-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Field } from "../../../ui/field.tsx";
import { SelectControl } from "../../../ui/single-select.tsx";
import { useDiscardQuestion } from "../../../ui/use-discard-question.tsx";
import { isMentioned, type Person } from "./mentions/asked-mention.ts";
import { MentionArea } from "./mentions/mention-area.tsx";

/** Characters of a comment. */
const LONGEST = 2_000;
const MOST_SPOKEN_TO = 10;

interface Said {
  text: string;
  mentionIds: string[];
  /** Of those the ones by an "@" in the text: taken out of it, they are not spoken to any more. */
  typed: Person[];
}

const NOTHING: Said = { text: "", mentionIds: [], typed: [] };

interface CommentFormProps {
  /** Under which it is kept on this device until it is sent. */
  about: string;
  label: string;
  confirm: string;
  people: readonly Person[];
  onSay: (input: { text: string; mentionIds: string[] }) => Promise<unknown>;
  onCancel?: () => void;
}

/** What somebody wants to say, and to whom. What wasn't sent stays on this device to be sent another time. */
export function CommentForm({ about, label, confirm, people, onSay, onCancel }: CommentFormProps) {
  const { t } = useTranslation(["review", "common"]);
  const { user } = useAuth();
  const form = useForm<Said>({ defaultValues: NOTHING });
  const { getValues, setValue } = form;
  const draft = useFormDraft(form, about);
  const { text, mentionIds } = form.watch();
  const [saying, setSaying] = useState(false);
  /** Known at once, before anything is drawn: keys come faster. */
  const sending = useRef(false);
  const [problem, setProblem] = useState<string>();
  const others = people.filter(({ id }) => id !== user?.id);

  const isFull = mentionIds.length >= MOST_SPOKEN_TO;

  const write = (next: string) => {
    const { typed, mentionIds: before } = getValues();
    const gone = typed.filter((person) => !isMentioned(next, person));
    setValue("text", next);
    if (gone.length === 0) return;
    setValue(
      "typed",
      typed.filter((person) => !gone.includes(person)),
    );
    setValue(
      "mentionIds",
      before.filter((id) => !gone.some((person) => person.id === id)),
    );
  };
  const mention = ({ id, username }: Person) => {
    const { typed, mentionIds: before } = getValues();
    if (before.includes(id)) return;
    setValue("mentionIds", [...before, id]);
    setValue("typed", [...typed, { id, username }]);
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
      if (getValues("text") === text) draft.end(NOTHING);
    } catch (error) {
      const fields = problemOf(error)?.fields;
      setProblem([...(fields?.["text"] ?? []), ...(fields?.["mentionIds"] ?? [])].join(" ") || t("failed"));
    } finally {
      sending.current = false;
      setSaying(false);
    }
    return undefined;
  };

  const { close, question } = useDiscardQuestion(
    () => draft.changed,
    () => onCancel?.(),
    () => draft.end(NOTHING),
  );

  return (
    <>
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
        {draft.restoredAt !== undefined && <RestoredNote at={draft.restoredAt} onDiscard={() => draft.end(NOTHING)} />}
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
                  onChange={({ target }) => target.value && setValue("mentionIds", [...mentionIds, target.value])}
                />
                {mentionIds.length > 0 && (
                  <chakra.span display="flex" flexWrap="wrap" gap="1">
                    {mentionIds.map((id) => (
                      <Chip
                        key={id}
                        onRemove={() =>
                          setValue(
                            "mentionIds",
                            mentionIds.filter((other) => other !== id),
                          )
                        }
                      >
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
            <Button size="sm" onClick={close}>
              {t("common:cancel")}
            </Button>
          )}
          <Button type="submit" size="sm" variant="solid" busy={saying}>
            {confirm}
          </Button>
        </chakra.div>
      </chakra.form>
      {question}
    </>
  );
}
