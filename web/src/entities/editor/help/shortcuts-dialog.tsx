import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog.tsx";
import { isMac } from "./is-mac.ts";
import { MOD, SHORTCUTS } from "./shortcuts.ts";

const Key = chakra("kbd", {
  base: {
    display: "inline-block",
    minW: "24px",
    px: "1.5",
    py: "0.5",
    textAlign: "center",
    fontFamily: "inherit",
    fontSize: "xs",
    bg: "bg.subtle",
    border: "1px solid",
    borderColor: "border.emphasized",
    borderRadius: "sm",
  },
});

/** The keys of the editor, by what they do. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation("editor");
  const written = (key: string) => (key === MOD ? (isMac() ? "⌘" : "Ctrl") : key);
  return (
    <Dialog open={open} onClose={onClose} size="lg" title={t("help.title")}>
      <chakra.div display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }} columnGap="8" rowGap="5">
        {SHORTCUTS.map(({ id, shortcuts }) => (
          <chakra.section key={id} aria-labelledby={`shortcuts-${id}`}>
            <chakra.h3 id={`shortcuts-${id}`} textStyle="label" color="fg.muted" mb="1.5">
              {t(`help.groups.${id}`)}
            </chakra.h3>
            <chakra.dl m="0" textStyle="small">
              {shortcuts.map((shortcut) => (
                <chakra.div key={shortcut.id} display="flex" alignItems="center" justifyContent="space-between" gap="3" minH="32px">
                  <dt>{t(`help.deeds.${shortcut.id}`)}</dt>
                  <chakra.dd m="0" flex="none" display="flex" flexDirection="column" alignItems="flex-end" gap="1">
                    {shortcut.keys.map((keys) => (
                      <span key={keys.join("+")} dir="ltr">
                        {keys.map((key, index) => (
                          <Fragment key={key}>
                            {index > 0 && " + "}
                            <Key>{written(key)}</Key>
                          </Fragment>
                        ))}
                      </span>
                    ))}
                  </chakra.dd>
                </chakra.div>
              ))}
            </chakra.dl>
          </chakra.section>
        ))}
      </chakra.div>
    </Dialog>
  );
}
