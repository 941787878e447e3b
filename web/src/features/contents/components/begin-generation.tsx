import { chakra } from "@chakra-ui/react";
import { FileUp } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Level, StageContentFragment } from "../../../generated/graphql.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { Button } from "../../../ui/button.tsx";
import { Khatam } from "../../../ui/marks.tsx";
import { Note } from "../../../ui/note.tsx";
import { Segmented } from "../../../ui/segmented.tsx";

const LENGTHS: readonly Level[] = ["LOW", "MEDIUM", "HIGH"];

interface BeginGenerationProps {
  content: StageContentFragment;
  length: Level;
  onLength: (length: Level) => void;
  onGenerate: () => void;
  /** The AI has been asked once, whatever came of it. */
  tried: boolean;
  onWrite: () => void;
  onImport: () => void;
  children?: ReactNode;
}

/** Before there is a text: let the AI write it from the brief; once it has tried, or when it can't be asked, one may begin oneself. */
export function BeginGeneration({ content, length, onLength, onGenerate, tried, onWrite, onImport, children }: BeginGenerationProps) {
  const { t } = useTranslation(["contents", "generation", "imports"]);
  const id = useId();
  const online = useOnline();
  const [told, setTold] = useState(false);
  return (
    <chakra.section
      aria-labelledby={id}
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="4"
      maxW="form"
      mx="auto"
      mt={{ base: "8", md: "16" }}
      px="6"
      pb="8"
      textAlign="center"
    >
      <chakra.span color="brand.fg" css={{ "& svg": { w: "40px", h: "40px" } }} aria-hidden>
        <Khatam width={40} height={40} />
      </chakra.span>
      <chakra.h1 id={id} textStyle="h1">
        <bdi>{content.title}</bdi>
      </chakra.h1>
      <chakra.p color="fg.muted" maxW="52ch">
        {t("begin.text", { company: content.company.brandName, type: t(`types.${content.type}`) })}
      </chakra.p>
      <Segmented
        label={t("begin.length")}
        value={length}
        onChange={onLength}
        segments={LENGTHS.map((value) => ({ value, label: t(`begin.lengths.${value}`) }))}
      />
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3">
        <Button variant="solid" size="lg" icon={Khatam} onClick={onGenerate}>
          {t("begin.generate")}
        </Button>
        <Button size="lg" onClick={() => (tried || !online ? onWrite() : setTold(true))}>
          {t("begin.write")}
        </Button>
        <Button size="lg" icon={FileUp} onClick={onImport}>
          {t("imports:fromFile")}
        </Button>
      </chakra.div>
      {told && (
        <Note tone="warning" icon={Khatam} alert>
          {t("generation:clickAi")}
        </Note>
      )}
      {children}
    </chakra.section>
  );
}
