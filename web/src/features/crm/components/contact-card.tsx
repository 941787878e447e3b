import { chakra } from "@chakra-ui/react";
import { ArrowRight, EllipsisVertical } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ContactCardFragment, ContactStage } from "../../../generated/graphql.ts";
import { formatRelative } from "../../../lib/format.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { contactAddress, STAGES } from "../contact-stages.ts";

const Name = chakra(Link, { base: { fontWeight: "medium", overflowWrap: "anywhere", _hover: { textDecoration: "underline" } } });

interface ContactCardProps {
  contact: ContactCardFragment;
  stage: ContactStage;
  onMove: (to: ContactStage) => void;
  onDrag: (dragged: boolean) => void;
}

/** A contact on the board: dragged to another column, or moved there by its menu. */
export function ContactCard({ contact, stage, onMove, onDrag }: ContactCardProps) {
  const { t } = useTranslation("crm");
  const { name, organization, message, contents, lastActivityAt } = contact;
  return (
    <chakra.li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", contact.id);
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      display="flex"
      flexDirection="column"
      gap="1"
      p="3"
      bg="bg.panel"
      border="1px solid"
      borderColor="border"
      borderRadius="md"
      textStyle="small"
      cursor="grab"
      _hover={{ borderColor: "border.emphasized" }}
    >
      <chakra.div display="flex" alignItems="flex-start" gap="1">
        <chakra.div flex="1" minW="0">
          <Name to={contactAddress(contact.id)} draggable={false}>
            <bdi>{name}</bdi>
          </Name>
        </chakra.div>
        <chakra.span me="-1.5" mt="-1">
          <Menu
            trigger={<IconButton icon={EllipsisVertical} label={t("moveMenu", { name })} />}
            entries={STAGES.filter((one) => one !== stage).map((to) => ({
              id: to,
              label: t("moveTo", { stage: t(`stages.${to}`) }),
              icon: ArrowRight,
              flip: true,
              onSelect: () => onMove(to),
            }))}
          />
        </chakra.span>
      </chakra.div>
      {organization && (
        <chakra.bdi alignSelf="flex-start" color="fg.muted">
          {organization}
        </chakra.bdi>
      )}
      {message ? (
        <chakra.p dir="auto" overflow="hidden" css={{ display: "-webkit-box", WebkitLineClamp: "2", WebkitBoxOrient: "vertical" }}>
          {message}
        </chakra.p>
      ) : (
        contents > 0 && <span>{t("contentCount", { count: contents })}</span>
      )}
      <chakra.time dateTime={lastActivityAt} textStyle="caption" color="fg.subtle">
        {formatRelative(lastActivityAt)}
      </chakra.time>
    </chakra.li>
  );
}
