import { smoothScrollTo } from "./smooth-scroll.ts";

type Modifiers = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "preventDefault">;

/** Follows a link to a part of its own page by gliding there in 250 ms; a link that names a field in `data-field` moves the focus to it. */
export function glide(link: HTMLAnchorElement, click: Modifiers): void {
  const target = document.getElementById(link.hash.slice(1));
  if (!target || click.metaKey || click.ctrlKey || click.shiftKey) return;
  click.preventDefault();
  smoothScrollTo(target);
  history.replaceState(history.state, "", link.hash);
  const { field } = link.dataset;
  if (field) target.querySelector<HTMLElement>(`[name="${field}"]`)?.focus({ preventScroll: true });
}
