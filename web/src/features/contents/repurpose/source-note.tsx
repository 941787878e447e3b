import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { ContentSourceDocument } from "../../../generated/graphql.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { repurposePath } from "./derived-forms.ts";

/** Of a content that is made from another: from which, and whether that says something else by now. */
export function SourceNote({ contentId }: { contentId: string }) {
  const { t } = useTranslation("contents");
  const { data } = useQuery(ContentSourceDocument, { variables: { id: contentId }, fetchPolicy: "cache-and-network" });
  const source = data?.content.source;
  if (!source) return null;
  return (
    <Note
      tone={source.stale ? "warning" : "neutral"}
      action={
        <LinkButton to={repurposePath(source.content.id)} size="sm">
          {t("repurpose.beside")}
        </LinkButton>
      }
    >
      {t(source.stale ? "repurpose.madeFromStale" : "repurpose.madeFrom", { title: source.content.title })}
    </Note>
  );
}
