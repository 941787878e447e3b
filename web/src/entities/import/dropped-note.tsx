import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { formatList } from "../../lib/format.ts";
import { Note } from "../../ui/note.tsx";
import type { Dropped } from "./read-file.ts";

/** As many of the pictures that aren't taken as are named. */
const MOST_NAMES = 5;

/** What of a file isn't taken. */
export function DroppedNote({ dropped: { pictures, links, parts } }: { dropped: Dropped }) {
  const { t } = useTranslation("imports");
  if (pictures.length + links + parts === 0) return null;
  const names = pictures.filter((name) => name.trim() !== "");
  const shown = names.slice(0, MOST_NAMES).map((name) => t("quoted", { name: name.slice(0, 80) }));
  return (
    <Note tone="warning">
      <chakra.div>
        <p>{t("dropped.title")}</p>
        <chakra.ul ps="5" m="0" listStyleType="disc">
          {pictures.length > 0 && (
            <li>
              {names.length > 0
                ? t("dropped.named", { count: pictures.length, names: formatList(names.length > MOST_NAMES ? [...shown, "…"] : shown) })
                : t("dropped.pictures", { count: pictures.length })}
            </li>
          )}
          {links > 0 && <li>{t("dropped.links", { count: links })}</li>}
          {parts > 0 && <li>{t("dropped.parts", { count: parts })}</li>}
        </chakra.ul>
      </chakra.div>
    </Note>
  );
}
