import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type DeadLetterEntryFragment, ReplayDeadLettersDocument, SystemStatusDocument } from "../../../generated/graphql.ts";
import { formatDateTime, formatList } from "../../../lib/format.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";

interface DeadLettersProps {
  count: number;
  letters: readonly DeadLetterEntryFragment[];
}

/** Events that were given up, each with its error, and the way to try them again. */
export function DeadLetters({ count, letters }: DeadLettersProps) {
  const { t } = useTranslation("system");
  const [replay, { loading }] = useMutation(ReplayDeadLettersDocument, {
    refetchQueries: [SystemStatusDocument],
    awaitRefetchQueries: true,
  });
  const onReplay = async () => {
    const { data } = await replay();
    if (!data) return;
    const { replayed, away } = data.replayDeadLetters;
    const said = t("replayed", { count: replayed });
    if (away.length === 0) notify.success(said);
    else notify.error(said, { detail: t("notReplayedBy", { names: formatList(away.map((name) => t("serviceNamed", { name }))) }) });
  };
  return (
    <Card
      title={t("deadLetters")}
      count={count}
      action={
        count > 0 && (
          <Button size="sm" icon={RotateCcw} busy={loading} busyLabel={t("replaying")} onClick={() => void onReplay().catch(() => {})}>
            {t("replay")}
          </Button>
        )
      }
    >
      {count === 0 ? (
        <chakra.p textStyle="small" color="fg.muted">
          {t("noDeadLetters")}
        </chakra.p>
      ) : (
        <chakra.ul display="flex" flexDirection="column" gap="3" textStyle="small">
          {letters.map(({ id, consumer, subject, error, at }) => (
            <chakra.li key={id} display="flex" flexDirection="column" gap="0.5" minW="0">
              <chakra.bdi dir="ltr" fontWeight="medium" overflowWrap="anywhere">
                {error}
              </chakra.bdi>
              <chakra.span textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
                {formatDateTime(at)} · <bdi dir="ltr">{consumer}</bdi> · <bdi dir="ltr">{subject}</bdi>
              </chakra.span>
            </chakra.li>
          ))}
          {count > letters.length && <chakra.li color="fg.muted">{t("moreLetters", { count: count - letters.length })}</chakra.li>}
        </chakra.ul>
      )}
    </Card>
  );
}
