import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import { UserProfileDetailDocument } from "../../../generated/graphql.ts";
import { orNotFound } from "../../../lib/not-found.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DeleteUser } from "../components/delete-user.tsx";
import { UserCompanies } from "../components/user-companies.tsx";
import { UserFacts } from "../components/user-facts.tsx";

/** A user as admins see them: profile, address, social links, companies with their projects. */
export function Component() {
  const { t } = useTranslation("users");
  const navigate = useNavigate();
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(UserProfileDetailDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  const [asking, setAsking] = useState(false);
  const detail = data?.userProfileDetail;
  const user = detail?.profile;
  usePageTitle(user?.username ?? t("title"));
  if (!detail) orNotFound(error);

  return (
    <>
      <PageHeader
        title={user?.username ?? t("title")}
        above={<Link to="/users">{t("title")}</Link>}
        actions={
          user?.role === "CLIENT" && (
            <Button variant="danger" icon={Trash2} onClick={() => setAsking(true)}>
              {t("delete.confirm")}
            </Button>
          )
        }
      />
      {detail && (
        <Columns>
          <Column>
            <UserCompanies companies={detail.companies} />
          </Column>
          <Column>
            <UserFacts profile={detail.profile} address={detail.address ?? null} />
          </Column>
        </Columns>
      )}
      {!detail && error && <ErrorDisplay message={t("detailsFailed")} onRetry={() => void refetch()} />}
      {!detail && !error && (
        <Columns aria-busy aria-label={t("common:loading")} role="group">
          <Card>
            <Skeleton lines={6} />
          </Card>
          <Card>
            <Skeleton lines={8} />
          </Card>
        </Columns>
      )}
      <DeleteUser open={asking} user={user} onClose={() => setAsking(false)} onDeleted={() => navigate("/users")} />
    </>
  );
}

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) {sizes.panel}" },
    gap: "4",
    alignItems: "start",
  },
});

const Column = chakra("div", { base: { display: "flex", flexDirection: "column", gap: "4", minW: "0" } });
