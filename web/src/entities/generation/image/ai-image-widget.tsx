import { chakra } from "@chakra-ui/react";
import { Download, ImagePlus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GenerationInput, GenerationPictureFragment, Locale } from "../../../generated/graphql.ts";
import { isUnderWay } from "../generation-run.ts";
import { useGeneration } from "../use-generation.ts";
import { useOutcome } from "../use-outcome.ts";
import { downloadMedia } from "../../../lib/media/download-media.ts";
import { mediaUrl } from "../../../lib/media/media.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { firstClick } from "../../../ui/first-click.ts";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { GenerationFacts } from "../history/generation-facts.tsx";
import { Khatam, StopSquare } from "../../../ui/marks.tsx";
import { SingleSelect } from "../../../ui/single-select.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { randomId } from "../../../lib/random-id.ts";

const SIZES = ["landscape", "square", "portrait", "story"] as const;
const STYLES = ["photograph", "illustration", "minimal", "watercolour"] as const;

interface AiImageWidgetProps {
  /** What the picture is for. */
  subject: Pick<GenerationInput, "companyId" | "contentId" | "company">;
  /** Of its alternative text, and of what is written on a poster. */
  locale: Locale;
  /** Puts the picture among the content's. */
  onInsert?: (picture: GenerationPictureFragment) => void | Promise<unknown>;
}

/** Has the AI make a picture, as the person says what and how, and hands it over. */
export function AiImageWidget({ subject, locale, onInsert }: AiImageWidgetProps) {
  const { t } = useTranslation("generation");
  const [prompt, setPrompt] = useState("");
  const [style, setStyle] = useState("");
  const [size, setSize] = useState<string>("landscape");
  const { run, start, stop, retry } = useGeneration();
  const { outcome, failed } = useOutcome(run);
  const running = isUnderWay(run);
  const none = failed || (run.phase === "done" && outcome?.images.length === 0);

  const generate = (event: FormEvent) => {
    event.preventDefault();
    if (running) return;
    void start({
      ...subject,
      kind: "IMAGE",
      locale,
      ...(prompt.trim() ? { prompt: prompt.trim() } : {}),
      options: { size, ...(style ? { style } : {}) },
      idempotencyKey: randomId(),
    });
  };

  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <chakra.form display="flex" flexDirection="column" gap="4" onSubmit={generate}>
        <TextArea label={t("image.prompt")} optional rows={3} value={prompt} onChange={({ target }) => setPrompt(target.value)} />
        <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax(180px, 1fr))">
          <SingleSelect
            label={t("image.style")}
            placeholder={t("image.styles.brand")}
            value={style}
            onChange={({ target }) => setStyle(target.value)}
            options={STYLES.map((value) => ({ value, label: t(`image.styles.${value}`) }))}
          />
          <SingleSelect
            label={t("image.size")}
            value={size}
            onChange={({ target }) => setSize(target.value)}
            options={SIZES.map((value) => ({ value, label: t(`image.sizes.${value}`) }))}
          />
        </chakra.div>
        <chakra.div display="flex" alignItems="center" justifyContent="flex-end" gap="2">
          {running && (
            <chakra.output display="inline-flex" alignItems="center" gap="2" me="auto" textStyle="small" color="fg.muted">
              <Spinner color="brand.fg" />
              {t("image.making")}
            </chakra.output>
          )}
          {running ? (
            <Button icon={StopSquare} onClick={firstClick(() => void stop())}>
              {t("stop")}
            </Button>
          ) : (
            <Button type="submit" variant={outcome ? "ai" : "solid"} icon={Khatam}>
              {t("image.generate")}
            </Button>
          )}
        </chakra.div>
      </chakra.form>
      {run.phase === "failed" && <ErrorDisplay message={run.error || t("failed")} {...(run.id ? { onRetry: () => void retry() } : {})} />}
      {none && <ErrorDisplay message={t("image.none")} />}
      {outcome?.images.map((picture) => (
        <MadePicture key={picture.id} picture={picture} onInsert={onInsert} />
      ))}
      {outcome && outcome.images.length > 0 && run.result && <GenerationFacts of={run.result} />}
    </chakra.div>
  );
}

interface MadePictureProps {
  picture: GenerationPictureFragment;
  onInsert: AiImageWidgetProps["onInsert"];
}

function MadePicture({ picture, onInsert }: MadePictureProps) {
  const { t } = useTranslation("generation");
  const [busy, setBusy] = useState(false);
  const { url, name, alt, width, height } = picture;
  const download = () =>
    downloadMedia(url, name).then(
      () => notify.success(t("common:imageDownloaded")),
      () => notify.error(t("common:imageDownloadFailed")),
    );
  const insert = async () => {
    setBusy(true);
    await onInsert?.(picture);
    setBusy(false);
  };
  return (
    <chakra.figure display="flex" flexDirection="column" gap="2" m="0">
      <chakra.img
        src={mediaUrl(url, 640)}
        alt={alt || name}
        {...(width && height ? { width, height } : {})}
        alignSelf="center"
        w="auto"
        maxW="100%"
        h="auto"
        maxH="420px"
        border="1px solid"
        borderColor="border"
        borderRadius="md"
      />
      {alt && (
        <chakra.figcaption textStyle="caption" color="fg.muted" dir="auto">
          {t("image.alt", { alt })}
        </chakra.figcaption>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {onInsert && (
          <Button size="sm" variant="solid" icon={ImagePlus} busy={busy} onClick={() => void insert()}>
            {t("image.insert")}
          </Button>
        )}
        <Button size="sm" icon={Download} onClick={() => void download()}>
          {t("image.download")}
        </Button>
      </chakra.div>
    </chakra.figure>
  );
}
