import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { type DragEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ContactCardFragment, ContactsDocument, type ContactStage } from "../../../generated/graphql.ts";
import { formatNumber } from "../../../lib/format.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { Move } from "../use-stage-moves.ts";
import { ContactCard } from "./contact-card.tsx";

const PAGE_SIZE = 20;

/** As many as the service gives in one page. */
const MOST = 100;

interface BoardColumnProps {
  stage: ContactStage;
  filter: { search: string | null; kind: string | null };
  count: number | undefined;
  moves: readonly Move[];
  dragged: ContactCardFragment | null;
  onDrag: (contact: ContactCardFragment | null) => void;
  onMove: (contact: ContactCardFragment, to: ContactStage) => void;
}

/** The contacts of one stage, the newest first. */
export function BoardColumn({ stage, filter, count, moves, dragged, onDrag, onMove }: BoardColumnProps) {
  const { t } = useTranslation("crm");
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const [over, setOver] = useState(false);
  const { data, previousData, error, refetch } = useQuery(ContactsDocument, {
    variables: { ...filter, stage, page: 1, pageSize },
    fetchPolicy: "cache-and-network",
  });
  const list = (data ?? previousData)?.contacts;
  const onTheWay = new Set(moves.map(({ contact }) => contact.id));
  const coming = moves.filter(({ to }) => to === stage).map(({ contact }) => contact);
  const arriving = coming.filter((contact) => contact.stage !== stage).length;
  const leaving = moves.filter(({ contact, to }) => contact.stage === stage && to !== stage).length;
  const contacts = [...coming, ...(list?.results.filter(({ id }) => !onTheWay.has(id)) ?? [])];
  const total = count === undefined ? undefined : Math.max(0, count + arriving - leaving);
  const placeOf = (contact: ContactCardFragment) => moves.find((move) => move.contact.id === contact.id)?.to ?? contact.stage;
  const takes = dragged !== null && placeOf(dragged) !== stage;

  const onDragOver = (event: DragEvent) => {
    if (!takes) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "move";
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (dragged && takes) onMove(dragged, stage);
    onDrag(null);
  };

  return (
    <chakra.section
      aria-label={t(`stages.${stage}`)}
      onDragOver={onDragOver}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={onDrop}
      display="flex"
      flexDirection="column"
      gap="2"
      minH="120px"
      p="2"
      bg={over && takes ? "brand.subtle" : "bg.subtle"}
      border="1px solid"
      borderColor={over && takes ? "brand.border" : "border"}
      borderRadius="lg"
      transition="background {durations.fast}"
    >
      <chakra.h2 display="flex" gap="2" px="1.5" pt="1.5" pb="1" textStyle="label">
        {t(`stages.${stage}`)}
        {total !== undefined && (
          <chakra.span color="fg.subtle" fontWeight="normal" fontVariantNumeric="tabular-nums">
            {formatNumber(total)}
          </chakra.span>
        )}
      </chakra.h2>
      {!list && !error && <Skeleton lines={4} />}
      {!list && error && <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />}
      {list && contacts.length === 0 && (
        <chakra.p px="1.5" pb="2" textStyle="caption" color="fg.subtle">
          {t("nobody")}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="2">
        {contacts.map((contact) => (
          <ContactCard
            key={contact.id}
            contact={contact}
            stage={stage}
            onMove={(to) => onMove(contact, to)}
            onDrag={(begins) => onDrag(begins ? contact : null)}
          />
        ))}
      </chakra.ul>
      {list?.hasNextPage && pageSize >= MOST && (
        <LinkButton to="/crm?tab=table" size="sm" variant="ghost">
          {t("restInTable")}
        </LinkButton>
      )}
      {list?.hasNextPage && pageSize < MOST && (
        <Button size="sm" variant="ghost" onClick={() => setPageSize(Math.min(MOST, pageSize + PAGE_SIZE))}>
          {t("showMore")}
        </Button>
      )}
    </chakra.section>
  );
}
