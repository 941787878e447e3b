import { chakra } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../lib/format.ts";
import { Button } from "./button.tsx";

interface PaginationProps {
  /** The first is 1. */
  page: number;
  pageSize: number;
  totalCount: number;
  onPage: (page: number) => void;
}

/** Which rows these are of how many, and the way to the others; nothing when they all stand here. */
export function Pagination({ page, pageSize, totalCount, onPage }: PaginationProps) {
  const { t } = useTranslation();
  const last = Math.max(1, Math.ceil(totalCount / pageSize));
  if (totalCount === 0) return null;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, totalCount);
  const range = { from: formatNumber(from), to: formatNumber(to), total: formatNumber(totalCount) };
  return (
    <chakra.nav aria-label={t("pages")} display="flex" alignItems="center" gap="2" textStyle="small" color="fg.subtle">
      <span>{t("shownOfTotal", range)}</span>
      {last > 1 && (
        <chakra.span display="flex" gap="1" ms="auto">
          <Button size="sm" icon={ChevronLeft} flip disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {t("previous")}
          </Button>
          <Button size="sm" iconEnd={ChevronRight} flip disabled={page >= last} onClick={() => onPage(page + 1)}>
            {t("next")}
          </Button>
        </chakra.span>
      )}
    </chakra.nav>
  );
}
