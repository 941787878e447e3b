import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../lib/format.ts";

/** The build draws it too, and may be of an earlier year. Were that a difference to React, it would draw the whole page anew. */
export function Copyright() {
  const { t } = useTranslation();
  const place = useRef<HTMLSpanElement>(null);
  const words = t("copyright", { year: formatDate(new Date(), { year: "numeric" }) });
  useEffect(() => {
    if (place.current && place.current.textContent !== words) place.current.textContent = words;
  }, [words]);
  return (
    <span ref={place} suppressHydrationWarning>
      {words}
    </span>
  );
}
