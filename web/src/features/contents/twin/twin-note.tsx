import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { TwinBehindDocument } from "../../../generated/graphql.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { twinPath } from "./twin-paths.ts";

/** Of a content that has a twin: which, and whether the content is behind it. */
export function TwinNote({ contentId }: { contentId: string }) {
  const { t } = useTranslation("contents");
  const { data } = useQuery(TwinBehindDocument, { variables: { id: contentId }, fetchPolicy: "cache-and-network" });
  const twin = data?.content.twin;
  if (!twin) return null;
  return (
    <Note
      tone={twin.behind > 0 ? "warning" : "neutral"}
      action={
        <LinkButton to={twinPath(contentId)} size="sm">
          {t("twin.beside")}
        </LinkButton>
      }
    >
      {t("twin.of", { title: twin.content.title })} {t("twin.behind", { count: twin.behind })}
    </Note>
  );
}
