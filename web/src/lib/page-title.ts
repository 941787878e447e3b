import { useEffect } from "react";

/** The product's title, the same in both languages. */
const PRODUCT = "أنشئ محتواك";

/** Names the browser's tab after the page; without a page it is the home page. */
export function usePageTitle(page?: string): void {
  useEffect(() => {
    document.title = page ? `${page} · ${PRODUCT}` : PRODUCT;
  }, [page]);
}
