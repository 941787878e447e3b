import { useApolloClient, useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DeleteContentTemplateDocument, RenameContentTemplateDocument } from "../../../generated/graphql.ts";
import { askAgain } from "../../../lib/ask-again.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { DeleteDialog } from "../../../ui/delete-dialog.tsx";
import { NameTemplate } from "./name-template.tsx";
import type { Template } from "./template.ts";

interface TemplateActionsProps {
  template: Template;
  /** What is stored may be otherwise than what is shown. */
  onChanged: () => Promise<unknown>;
}

/** A company's own template is called otherwise, or deleted. */
export function TemplateActions({ template: { id, name, version }, onChanged }: TemplateActionsProps) {
  const { t } = useTranslation("templates");
  const { cache } = useApolloClient();
  const [open, setOpen] = useState<"rename" | "delete">();
  const [rename, { loading }] = useMutation(RenameContentTemplateDocument);
  const [remove] = useMutation(DeleteContentTemplateDocument);
  const expectedVersion = version ?? null;
  const close = () => setOpen(undefined);
  const call = async (next: string) => {
    try {
      await rename({ variables: { id, name: next, expectedVersion } });
    } catch (error) {
      askAgain(onChanged);
      throw error;
    }
    notify.success(t("renamed"));
    askAgain(onChanged);
  };
  const forget = () => {
    cache.evict({ id: cache.identify({ __typename: "ContentTemplate", id }) ?? "" });
    askAgain(onChanged);
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button size="sm" icon={Pencil} onClick={() => setOpen("rename")}>
        {t("rename")}
      </Button>
      <Button size="sm" variant="danger" icon={Trash2} onClick={() => setOpen("delete")}>
        {t("common:delete")}
      </Button>
      {open === "rename" && (
        <NameTemplate title={t("rename")} first={name} busy={loading} failed={t("notRenamed")} onName={call} onClose={close} />
      )}
      <DeleteDialog
        open={open === "delete"}
        id={id}
        words={{
          title: t("delete.title", { name }),
          text: t("delete.text"),
          confirm: t("delete.action"),
          keep: t("delete.keep"),
          busy: t("delete.busy"),
          done: t("delete.done"),
          failed: t("delete.failed"),
        }}
        remove={() => remove({ variables: { id, expectedVersion } })}
        lookAgain={onChanged}
        onClose={close}
        onDeleted={forget}
      />
    </chakra.div>
  );
}
