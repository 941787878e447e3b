import { chakra } from "@chakra-ui/react";
import { FileUp, LayoutTemplate } from "lucide-react";
import { Suspense, useReducer, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { EditSession } from "../../../lib/editing/edit-session.ts";
import { useSessionState } from "../../../lib/editing/sessions.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { Khatam } from "../../../ui/marks.tsx";
import type { ReadFile } from "../../../entities/import/read-file.ts";
import type { Drafted } from "../draft-brief/drafted.ts";
import type { NeedsValues } from "../needs-values.ts";
import type { StageAside } from "../stage-session.ts";
import { applyTemplate } from "../templates/apply-template.ts";
import type { Template } from "../templates/template.ts";

const TemplateGallery = lazyPart(() => import("../templates/template-gallery.tsx").then((module) => ({ default: module.TemplateGallery })));
const ImportDialog = lazyPart(
  () => import("../../../entities/import/import-dialog.tsx").then((module) => ({ default: module.ImportDialog })),
  { above: true },
);
const DraftBrief = lazyPart(() => import("../draft-brief/draft-brief.tsx").then((module) => ({ default: module.DraftBrief })));

/** What a new content begins from: a blank page or a template, the text of a file, and what the AI has drafted of it. */
export function BeginningChoice({ session, companyId }: { session: EditSession<NeedsValues>; companyId: string }) {
  const { t } = useTranslation(["templates", "imports"]);
  const form = useFormContext<NeedsValues>();
  const online = useOnline();
  // what is put aside alone is no change of the session's state
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  useSessionState(session);
  const aside = (session.aside ?? {}) as StageAside;
  const [open, setOpen] = useState<"gallery" | "draft" | "file">();
  const { template, beginning, drafted = {}, file } = aside;
  const count = Object.keys(drafted).length;

  const keep = (part: StageAside) => {
    session.putAside(part);
    showAgain();
  };
  const begin = (next: Template | undefined) => {
    // kept before the form changes: the draft that this makes has it, too
    keep({ template: next && { id: next.id, name: next.name, needs: next.needs }, beginning: next?.beginning });
    applyTemplate(form, template, next);
    setOpen(undefined);
  };
  const hasNoTitle = () => form.getValues("title").trim() === "";
  const accept = (more: Drafted) => {
    keep({ drafted: { ...drafted, ...more } });
    setOpen(undefined);
  };
  const take = ({ name, title, locale, document }: ReadFile) => {
    // kept before the form changes: the draft that this makes has it, too
    keep({ file: { name, document } });
    if (hasNoTitle()) form.setValue("title", title, { shouldDirty: true, shouldValidate: true });
    form.setValue("locale", locale, { shouldDirty: true });
    setOpen(undefined);
  };

  return (
    <chakra.section
      aria-label={t("begin")}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="2"
      p="3"
      bg="bg.panel"
      border="1px solid"
      borderColor="border"
      borderRadius="md"
    >
      <Icon as={LayoutTemplate} color={template ? "brand.fg" : "fg.subtle"} />
      <chakra.div flex="1 1 200px" minW="0">
        <chakra.p textStyle="caption" color="fg.subtle">
          {t("begin")}
        </chakra.p>
        <chakra.p textStyle="label" overflowWrap="anywhere">
          <bdi>{template ? template.name : t("blank")}</bdi>
        </chakra.p>
        {template && <Quiet>{t("later", { count: beginning?.objectives?.topics?.length ?? 0 })}</Quiet>}
        {count > 0 && <Quiet>{t("draft.drafted", { count })}</Quiet>}
        {file && <Quiet>{t("imports:begun", { name: file.name })}</Quiet>}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" onClick={() => setOpen("gallery")}>
          {t("choose")}
        </Button>
        {file ? (
          <Button size="sm" onClick={() => keep({ file: undefined })}>
            {t("imports:without")}
          </Button>
        ) : (
          <Button size="sm" icon={FileUp} onClick={() => setOpen("file")}>
            {t("imports:fromFile")}
          </Button>
        )}
        {online && (
          <Button size="sm" variant="ai" icon={Khatam} onClick={() => setOpen("draft")}>
            {t("draft.open")}
          </Button>
        )}
      </chakra.div>
      <Suspense>
        {open === "gallery" && (
          <TemplateGallery companyId={companyId} chosenId={template?.id} onClose={() => setOpen(undefined)} onChoose={begin} />
        )}
        {open === "file" && (
          <ImportDialog
            text={undefined}
            title={hasNoTitle() ? undefined : form.getValues("title")}
            onTake={({ file: taken }) => take(taken)}
            onClose={() => setOpen(undefined)}
          />
        )}
        {open === "draft" && <DraftBrief companyId={companyId} aside={aside} onClose={() => setOpen(undefined)} onAccept={accept} />}
      </Suspense>
    </chakra.section>
  );
}

const Quiet = chakra("p", { base: { textStyle: "small", color: "fg.subtle" } });
