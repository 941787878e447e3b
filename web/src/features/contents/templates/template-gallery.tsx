import { normalise } from "@muhtawa/text-analysis";
import { chakra } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { askAgain } from "../../../lib/ask-again.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { SearchInput } from "../../../ui/search-input.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { Template } from "./template.ts";
import { TemplateActions } from "./template-actions.tsx";
import { TemplateCard } from "./template-card.tsx";
import { TemplateList } from "./template-list.tsx";
import { TemplatePreview } from "./template-preview.tsx";
import { useBuiltInTemplates } from "./use-built-in-templates.ts";
import { useCompanyTemplates } from "./use-company-templates.ts";

interface TemplateGalleryProps {
  companyId: string;
  chosenId: string | undefined;
  onClose: () => void;
  /** Undefined for a blank page. */
  onChoose: (template: Template | undefined) => void;
}

const BLANK = "";

const wordsOf = ({ name, summary, beginning }: Template) => normalise([name, summary, ...(beginning.objectives?.topics ?? [])].join("\n"));

/** What a new content can begin from, with what each fills in: a blank page, the company's own templates, the product's. */
export function TemplateGallery({ companyId, chosenId = BLANK, onClose, onChoose }: TemplateGalleryProps) {
  const { t } = useTranslation("templates");
  const builtIn = useBuiltInTemplates();
  const own = useCompanyTemplates(companyId);
  const [term, setTerm] = useState("");
  const [id, setId] = useState(chosenId);
  const group = useId();
  const wanted = normalise(term);
  const foundAmong = (templates: readonly Template[]) => templates.filter((template) => wordsOf(template).includes(wanted));
  const [ownFound, builtInFound] = [foundAmong(own.templates ?? []), foundAmong(builtIn)];
  const found = [...ownFound, ...builtInFound];
  const template = found.find((one) => one.id === id);
  const actions = template?.version !== undefined && <TemplateActions key={template.id} template={template} onChanged={own.refetch} />;
  const card = (value: string, name: string, summary: string) => (
    <TemplateCard
      key={value}
      group={group}
      name={name}
      summary={summary}
      checked={(template?.id ?? BLANK) === value}
      onCheck={() => setId(value)}
    >
      {template?.id === value && (
        <>
          <TemplatePreview template={template} />
          {actions && <chakra.div pt="3">{actions}</chakra.div>}
        </>
      )}
    </TemplateCard>
  );
  const cards = (templates: readonly Template[]) => templates.map(({ id: value, name, summary }) => card(value, name, summary));
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t("title")}
      description={t("lead")}
      footer={
        <>
          <Button onClick={onClose}>{t("common:cancel")}</Button>
          <Button variant="solid" onClick={() => onChoose(template)}>
            {t(template ? "use" : "useBlank")}
          </Button>
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="3">
        <SearchInput label={t("search")} value={term} onChange={setTerm} width="100%" />
        <chakra.div display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" }} gap="4">
          <chakra.div
            role="radiogroup"
            aria-label={t("gallery")}
            display="flex"
            flexDirection="column"
            gap="2"
            maxH="52vh"
            overflowY="auto"
            p="1"
            m="-1"
          >
            {!wanted && card(BLANK, t("blank"), t("blankText"))}
            {(!wanted || ownFound.length > 0) && (
              <TemplateList label={t("own")}>
                {own.templates && cards(ownFound)}
                {own.templates?.length === 0 && <Quiet>{t("ownNone")}</Quiet>}
                {own.failed && <ErrorDisplay message={t("ownFailed")} onRetry={() => askAgain(own.refetch)} />}
                {!own.templates && !own.failed && <Skeleton lines={2} />}
              </TemplateList>
            )}
            {builtInFound.length > 0 && <TemplateList label={t("builtIn")}>{cards(builtInFound)}</TemplateList>}
            {found.length === 0 && (
              <chakra.p role="status" textStyle="small" color="fg.subtle" py="4">
                {t("none")}
              </chakra.p>
            )}
          </chakra.div>
          <chakra.div display={{ base: "none", md: "block" }} maxH="52vh" overflowY="auto" aria-live="polite">
            {template ? (
              <>
                <TemplatePreview template={template} titled />
                {actions && <chakra.div pt="4">{actions}</chakra.div>}
              </>
            ) : (
              <Quiet>{t("blankText")}</Quiet>
            )}
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}

const Quiet = chakra("p", { base: { textStyle: "small", color: "fg.subtle" } });
