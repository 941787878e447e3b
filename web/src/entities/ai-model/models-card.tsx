import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AiModelStatesDocument, type AiModelStatesQuery } from "../../generated/graphql.ts";
import { formatRelative } from "../../lib/format.ts";
import { isModelConnected } from "./is-model-connected.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorDisplay } from "../../ui/error-display.tsx";
import { Khatam } from "../../ui/marks.tsx";
import { OfflineBadge } from "../../ui/offline-badge.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ModelConnection } from "./model-connection.tsx";
import { TryModelDialog } from "./try-model-dialog.tsx";
import { askAgain } from "../../lib/ask-again.ts";

type Model = AiModelStatesQuery["aiModels"][number];

function ModelState({ state }: Pick<Model, "state">) {
  const { t } = useTranslation("generation");
  const { lastSuccessAt, lastFailureAt, lastFailure } = state ?? {};
  if (lastFailureAt && (!lastSuccessAt || lastFailureAt > lastSuccessAt))
    return (
      <chakra.span color="danger.fg">{t("models.failing", { when: formatRelative(lastFailureAt), why: lastFailure ?? "" })}</chakra.span>
    );
  if (lastSuccessAt) return <chakra.span color="success.fg">{t("models.worked", { when: formatRelative(lastSuccessAt) })}</chakra.span>;
  return <chakra.span color="fg.subtle">{t("models.unused")}</chakra.span>;
}

/** The configured models and how they do, for admins; each can be tried. */
export function ModelsCard() {
  const { t } = useTranslation("generation");
  const { data, error, refetch } = useQuery(AiModelStatesDocument, { fetchPolicy: "cache-and-network" });
  const [trying, setTrying] = useState<string>();
  const ask = () => askAgain(refetch);
  return (
    <>
      {data && (
        <>
          <ModelConnection purpose="TEXT" isConnected={isModelConnected(data.aiModels)} />
          <ModelConnection purpose="IMAGES" isConnected={data.aiModels.some(({ images, offline }) => images && !offline)} />
        </>
      )}
      <Card title={t("models.title")} flush>
        {!data && (
          <chakra.div p="4">{error ? <ErrorDisplay message={t("models.fetchFailed")} onRetry={ask} /> : <Skeleton lines={4} />}</chakra.div>
        )}
        {data && (
          <chakra.ul listStyleType="none" m="0" p="0" aria-label={t("models.title")}>
            {data.aiModels.map((model) => (
              <chakra.li
                key={model.id}
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                columnGap="3"
                rowGap="2"
                px="4"
                py="3"
                textStyle="small"
                css={{ "& + &": { borderBlockStart: "1px solid {colors.border.muted}" } }}
              >
                <chakra.div flex="1" minW="180px">
                  <chakra.div fontWeight="medium" overflowWrap="anywhere">
                    <bdi>{model.label}</bdi>
                  </chakra.div>
                  <chakra.span textStyle="caption" color="fg.subtle">
                    <bdi>{model.provider}</bdi> · <ModelState state={model.state} />
                  </chakra.span>
                </chakra.div>
                {model.offline && <OfflineBadge />}
                {model.text && <Badge>{t("models.text")}</Badge>}
                {model.images && <Badge>{t("models.images")}</Badge>}
                {model.text && (
                  <Button
                    size="sm"
                    variant="ai"
                    icon={Khatam}
                    aria-label={t("models.tryNamed", { name: model.label })}
                    onClick={() => setTrying(model.id)}
                  >
                    {t("models.try")}
                  </Button>
                )}
              </chakra.li>
            ))}
          </chakra.ul>
        )}
        {trying !== undefined && data && (
          <TryModelDialog
            models={data.aiModels}
            first={trying}
            onClose={() => {
              setTrying(undefined);
              ask();
            }}
          />
        )}
      </Card>
    </>
  );
}
