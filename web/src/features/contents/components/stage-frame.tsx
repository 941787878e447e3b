import { chakra } from "@chakra-ui/react";
import { ArrowLeft, ArrowRight, LayoutTemplate } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StageContentFragment } from "../../../generated/graphql.ts";
import { useIsOwn } from "../../../entities/account/use-is-own.ts";
import { Button, IconButton, LinkButton } from "../../../ui/button.tsx";
import { useSaveKey } from "../../../lib/use-save-key.ts";
import { FocusBar } from "../../../ui/focus-bar.tsx";
import { NoticeBar } from "../../../ui/notice-bar.tsx";
import { ProvenanceLegend } from "../../../ui/provenance-mark.tsx";
import type { SaveStatus } from "../../../lib/editing/save-status.ts";
import { SaveState } from "../../../ui/save-state.tsx";
import { StageRail } from "../../../ui/stage-rail.tsx";
import { positionOf, type Stage, STAGES, stagePath } from "../stages.ts";
import { SaveAsTemplate } from "../templates/save-as-template.tsx";
import { useRailStages } from "../use-rail-stages.ts";

interface StageFrameProps {
  stage: Stage;
  content?: StageContentFragment | undefined;
  status: SaveStatus | undefined;
  savedAt?: string | undefined;
  onLeaveField: () => void;
  onSave: () => void;
  onContinue: () => void;
  children: ReactNode;
}

/** A stage of a content: where one is, the form, and the way on and back. */
export function StageFrame({ stage, content, status, savedAt, onLeaveField, onSave, onContinue, children }: StageFrameProps) {
  const { t } = useTranslation(["contents", "templates"]);
  const railStages = useRailStages(content, stage);
  const previous = STAGES[positionOf(stage) - 1];
  const own = useIsOwn(content?.owner);
  const [keeping, setKeeping] = useState(false);
  useSaveKey(onSave);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onContinue();
  };

  return (
    <>
      <FocusBar
        backTo="/contents"
        backLabel={t("backToContents")}
        crumbs={content ? [content.company.brandName, content.title] : [t("newContent")]}
        status={status && <SaveState status={status} {...(savedAt ? { at: savedAt } : {})} onAct={onSave} />}
        actions={
          content &&
          own && (
            <IconButton
              icon={LayoutTemplate}
              size="md"
              label={t("templates:save")}
              disabled={status !== "saved"}
              onClick={() => setKeeping(true)}
            />
          )
        }
      />
      <NoticeBar />
      {content && keeping && <SaveAsTemplate content={content} onClose={() => setKeeping(false)} />}
      <chakra.div
        flex="1"
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "224px minmax(0, 1fr)" }}
        gridTemplateRows={{ base: "auto 1fr", lg: "1fr" }}
      >
        <chakra.aside
          bg="bg.subtle"
          px={{ base: "4", lg: "5" }}
          py={{ base: "3", lg: "6" }}
          minW="0"
          borderInlineEndWidth={{ base: "0", lg: "1px" }}
          borderBlockEndWidth={{ base: "1px", lg: "0" }}
          borderColor="border"
        >
          <StageRail stages={railStages} />
          <chakra.div display={{ base: "none", lg: "block" }} pt="4" mt="1" borderBlockStartWidth="1px" borderColor="border">
            <ProvenanceLegend />
          </chakra.div>
        </chakra.aside>
        <chakra.form
          id="main"
          noValidate
          onSubmit={submit}
          onBlur={onLeaveField}
          display="flex"
          flexDirection="column"
          minW="0"
          // a field that is gone to stands between the bars
          css={{ "& :is(input, textarea, select, [data-field-error])": { scrollMarginBlock: "calc({sizes.topbar} + 72px) 80px" } }}
        >
          <chakra.div
            flex="1"
            display="flex"
            flexDirection="column"
            gap="5"
            w="100%"
            maxW="calc({sizes.form} + 48px)"
            mx="auto"
            px={{ base: "4", md: "6" }}
            pt={{ base: "5", md: "8" }}
            pb="8"
          >
            <chakra.div display="flex" flexDirection="column" gap="1">
              <chakra.h1 textStyle="h1">{t(`stagePages.${stage}.title`)}</chakra.h1>
              <chakra.p color="fg.muted">{t(`stagePages.${stage}.lead`)}</chakra.p>
            </chakra.div>
            {children}
          </chakra.div>
          <chakra.div
            position="sticky"
            insetBlockEnd="0"
            zIndex="sticky"
            display="flex"
            alignItems="center"
            gap="2"
            px={{ base: "4", md: "6" }}
            py="3"
            bg="bg"
            borderBlockStartWidth="1px"
            borderColor="border"
          >
            {previous && content && (
              <LinkButton to={stagePath(previous.stage, content.id)} variant="ghost" icon={ArrowLeft} flip>
                <chakra.span srOnly={{ base: true, sm: false }}>{t(`stageNames.${previous.stage}`)}</chakra.span>
              </LinkButton>
            )}
            <chakra.span display="flex" gap="2" ms="auto">
              <Button onClick={onSave}>{t("common:save")}</Button>
              <Button type="submit" variant="solid" iconEnd={ArrowRight} flip>
                {t("saveAndContinue")}
              </Button>
            </chakra.span>
          </chakra.div>
        </chakra.form>
      </chakra.div>
    </>
  );
}
