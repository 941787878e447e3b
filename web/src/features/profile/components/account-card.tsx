import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { ProfileFieldsFragment } from "../../../generated/graphql.ts";
import { formatDate } from "../../../lib/format.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Card } from "../../../ui/card.tsx";
import { ReviewList } from "../../../ui/review-list.tsx";

/** Who one is here, and what can't be changed. */
export function AccountCard({ user }: { user: ProfileFieldsFragment }) {
  const { t } = useTranslation(["profile", "auth"]);
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ") || user.username;
  return (
    <Card>
      <chakra.div display="flex" alignItems="center" gap="3" mb="2">
        <Avatar name={name} image={user.image} size="lg" />
        <chakra.div minW="0">
          <chakra.bdi display="block" textStyle="h3" overflowWrap="anywhere">
            {name}
          </chakra.bdi>
          <chakra.span textStyle="caption" color="fg.subtle">
            {t(`common:roles.${user.role}`)}
          </chakra.span>
        </chakra.div>
      </chakra.div>
      <ReviewList
        stacked
        entries={[
          { label: t("auth:email"), value: <bdi dir="ltr">{user.email}</bdi> },
          { label: t("joined"), value: formatDate(user.dateJoined) },
        ]}
      />
    </Card>
  );
}
