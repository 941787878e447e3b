import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type GenerationEntryFragment, RateGenerationDocument } from "../../../generated/graphql.ts";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/text-input.tsx";

const MAX_NOTE = 1000;

type Rated = Pick<GenerationEntryFragment, "id" | "rating">;

/** Whether a person found it useful, and what could be better. A second opinion replaces the first. */
export function RateGeneration({ generation: { id, rating } }: { generation: Rated }) {
  const { t } = useTranslation("generation");
  const [send, { loading }] = useMutation(RateGenerationDocument);
  const [note, setNote] = useState(rating?.note ?? "");
  const [noting, setNoting] = useState(false);

  const rate = async (useful: boolean, words: string) => {
    try {
      await send({ variables: { id, useful, note: words.trim() || null } });
      return true;
    } catch (error) {
      reportFailure(error, t("rate.failed"));
      return false;
    }
  };
  const sendNote = async (event: FormEvent) => {
    event.preventDefault();
    if (!rating || !(await rate(rating.useful, note))) return;
    setNoting(false);
    notify.success(t("rate.kept"));
  };
  const choose = async (useful: boolean) => {
    if (await rate(useful, note)) setNoting(true);
  };

  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <chakra.div role="group" aria-label={t("rate.label")} display="flex" flexWrap="wrap" gap="2">
        {([true, false] as const).map((useful) => (
          <Button
            key={String(useful)}
            size="sm"
            variant={rating?.useful === useful ? "outline" : "ghost"}
            icon={useful ? ThumbsUp : ThumbsDown}
            aria-pressed={rating?.useful === useful}
            disabled={loading}
            onClick={() => void choose(useful)}
          >
            {t(useful ? "rate.useful" : "rate.notUseful")}
          </Button>
        ))}
      </chakra.div>
      {rating && noting && (
        <chakra.form display="flex" flexDirection="column" alignItems="flex-start" gap="2" onSubmit={(event) => void sendNote(event)}>
          <chakra.div w="100%">
            <TextInput label={t("rate.note")} optional maxLength={MAX_NOTE} value={note} onChange={({ target }) => setNote(target.value)} />
          </chakra.div>
          <Button type="submit" size="sm" busy={loading}>
            {t("rate.send")}
          </Button>
        </chakra.form>
      )}
      {rating?.note && !noting && (
        <chakra.p textStyle="caption" color="fg.muted" dir="auto">
          {rating.note}
        </chakra.p>
      )}
    </chakra.div>
  );
}
