import { chakra } from "@chakra-ui/react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { TextOptions, type TextOptionValues } from "../generation/text/text-options.tsx";
import { Button } from "../../ui/button.tsx";
import { Khatam } from "../../ui/marks.tsx";
import { TextArea } from "../../ui/text-area.tsx";

interface RewriteOptionsProps {
  options: TextOptionValues;
  onOptions: (options: TextOptionValues) => void;
  /** What else the AI should mind, in the person's words. */
  wish: string;
  onWish: (wish: string) => void;
  /** The wish is all that is asked for: it comes first, and has to be said. */
  wishFirst: boolean;
  /** There is an outcome already. */
  again: boolean;
  onGenerate: () => void;
}

/** How the AI is to work on the selected part. */
export function RewriteOptions({ options, onOptions, wish, onWish, wishFirst, again, onGenerate }: RewriteOptionsProps) {
  const { t } = useTranslation(["editor", "generation"]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate();
  };
  const words = (
    <TextArea
      label={t(wishFirst ? "editor:ai.wishFor" : "editor:ai.wish")}
      optional={!wishFirst}
      rows={2}
      value={wish}
      onChange={({ target }) => onWish(target.value)}
    />
  );
  return (
    <chakra.form display="flex" flexDirection="column" gap="3" onSubmit={submit}>
      {wishFirst && words}
      <TextOptions value={options} onChange={onOptions} />
      {!wishFirst && words}
      <chakra.div display="flex" justifyContent="flex-end">
        <Button type="submit" variant={again ? "ai" : "solid"} icon={Khatam} disabled={wishFirst && wish.trim() === ""}>
          {t(again ? "generation:text.again" : "generation:generate")}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
