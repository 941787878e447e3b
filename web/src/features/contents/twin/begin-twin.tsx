import { useMutation } from "@apollo/client/react";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { CreateTwinDocument } from "../../../generated/graphql.ts";
import { wasReported } from "../../../lib/http/problem.ts";
import { notify } from "../../../lib/notify.ts";
import { useOnline } from "../../../lib/use-online.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { BodyContent } from "../body-content.ts";
import { isBlank } from "../document-text.ts";
import type { Body } from "../use-body.ts";
import { twinPath } from "./twin-paths.ts";

interface BeginTwinProps {
  content: BodyContent;
  body: Body;
  /** One that is there is to become its twin. */
  onLink: () => void;
}

/** What a twin is, and how one is begun; leads to it. */
export function BeginTwin({ content: { id, locale }, body, onLink }: BeginTwinProps) {
  const { t } = useTranslation("contents");
  const navigate = useNavigate();
  const online = useOnline();
  const [create] = useMutation(CreateTwinDocument);
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      // what is written here is what is translated
      if (!(await body.store())) return;
      const twin = (await create({ variables: { id } })).data?.createTwin.content;
      if (twin) await navigate(twinPath(twin.id));
    } catch (error) {
      if (!wasReported(error)) notify.error(t("twin.notBegun"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <EmptyState
      title={t("twin.none")}
      text={t(isBlank(body.current) ? "twin.writeFirst" : "twin.explain", { locale: locale === "ar" ? "en" : "ar" })}
      action={
        <>
          <Button variant="solid" busy={busy} disabled={!online || isBlank(body.current)} onClick={() => void begin()}>
            {t("twin.begin", { locale: locale === "ar" ? "en" : "ar" })}
          </Button>
          <Button icon={Link2} disabled={!online || busy} onClick={onLink}>
            {t("twin.link")}
          </Button>
        </>
      }
    />
  );
}
