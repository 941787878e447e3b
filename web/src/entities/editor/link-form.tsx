import { chakra } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { sayRequired } from "../../lib/form/say-missing.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { safeLink } from "../../ui/document/safe-address.ts";

/** Sets, changes or takes away the link of the selected text. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation("editor");
  const current = String(editor.getAttributes("link").href ?? "");
  const [address, setAddress] = useState(current);
  const [refused, setRefused] = useState(false);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() === "") sayRequired();
    const safe = safeLink(address);
    if (!safe) return setRefused(true);
    editor.chain().focus().extendMarkRange("link").setLink({ href: safe }).run();
    return onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onDone();
  };

  return (
    <chakra.form
      noValidate
      onSubmit={apply}
      onKeyDown={(event) => {
        if (event.key === "Escape") onDone();
      }}
      display="flex"
      alignItems="flex-end"
      justifyContent="center"
      flexWrap="wrap"
      gap="2"
      px="4"
      py="2"
      borderBlockEndWidth="1px"
      borderColor="border.muted"
      bg="bg.subtle"
    >
      <chakra.span flex="1" maxW="420px" minW="220px">
        <TextInput
          label={t("linkAddress")}
          type="url"
          autoFocus
          value={address}
          error={refused ? t("linkRefused") : undefined}
          onChange={(event) => {
            setAddress(event.target.value);
            setRefused(false);
          }}
        />
      </chakra.span>
      <Button type="submit" variant="outline">
        {t("applyLink")}
      </Button>
      {current && (
        <Button variant="ghost" onClick={remove}>
          {t("removeLink")}
        </Button>
      )}
      <Button variant="ghost" onClick={onDone}>
        {t("common:cancel")}
      </Button>
    </chakra.form>
  );
}
