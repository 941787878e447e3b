import type * as Find from "./find.ts";

/* Runs as it is, its types taken away: the theme before the first paint, the search when somebody asks. */
(() => {
  const root = document.documentElement;
  const THEME = "theme";
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(THEME);
  } catch {
    // Storage may be closed to this page; the system's choice counts then.
  }
  root.classList.toggle("dark", stored ? stored === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);

  function wireSearch(box: HTMLElement): void {
    const input = box.querySelector("input");
    const list = box.querySelector("ul");
    if (!input || !list) return;
    const { index = "", find = "", none = "", failed = "" } = box.dataset;
    let search: Promise<readonly [Find.Entry[], typeof Find]> | undefined;
    let chosen = -1;

    const show = (open: boolean) => {
      list.hidden = !open;
      input.setAttribute("aria-expanded", String(open));
      if (!open) input.removeAttribute("aria-activedescendant");
    };
    const choose = (place: number) => {
      const options = list.querySelectorAll<HTMLElement>("[role=option][id]");
      chosen = options.length === 0 ? -1 : (place + options.length) % options.length;
      for (const [at, option] of options.entries()) option.setAttribute("aria-selected", String(at === chosen));
      const option = options[chosen];
      if (!option) return;
      input.setAttribute("aria-activedescendant", option.id);
      option.scrollIntoView({ block: "nearest" });
    };
    const say = (text: string) => {
      const item = document.createElement("li");
      item.setAttribute("role", "option");
      item.setAttribute("aria-disabled", "true");
      item.setAttribute("aria-selected", "false");
      item.textContent = text;
      list.replaceChildren(item);
    };
    const draw = (found: readonly Find.Entry[], excerptOf: (text: string) => string) => {
      if (found.length === 0) return say(none);
      list.replaceChildren(
        ...found.map(([address, title, heading, text], at) => {
          const item = document.createElement("li");
          item.id = `found-${at}`;
          item.setAttribute("role", "option");
          item.setAttribute("aria-selected", "false");
          item.dataset.address = address;
          const name = document.createElement("strong");
          name.textContent = heading ? `${title} · ${heading}` : title;
          const words = document.createElement("span");
          words.textContent = excerptOf(text);
          item.append(name, words);
          item.addEventListener("click", () => go(item));
          return item;
        }),
      );
    };
    const go = (item: HTMLElement | undefined) => {
      if (!item?.dataset.address) return;
      show(false);
      location.assign(item.dataset.address);
    };
    const indexOf = async () => {
      const answer = await fetch(index);
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.json() as Promise<Find.Entry[]>;
    };
    const look = async () => {
      const wanted = input.value.trim();
      chosen = -1;
      if (wanted.length < 2) return show(false);
      search ??= Promise.all([indexOf(), import(find) as Promise<typeof Find>]);
      try {
        const [entries, { findIn, excerpt }] = await search;
        if (input.value.trim() !== wanted) return;
        draw(findIn(entries, wanted), (text) => excerpt(text, wanted));
      } catch {
        search = undefined;
        say(failed);
      }
      show(true);
    };

    input.addEventListener("input", () => void look());
    input.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown") choose(chosen + 1);
      else if (event.key === "ArrowUp") choose(chosen < 0 ? -1 : chosen - 1);
      else if (event.key === "Enter") go(list.querySelectorAll<HTMLElement>("[id]")[Math.max(0, chosen)]);
      else if (event.key === "Escape") show(false);
      else return;
      event.preventDefault();
    });
    box.addEventListener("focusout", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) setTimeout(show, 150, false);
    });
  }

  const WIDE = matchMedia("(min-width: 900px)");

  addEventListener("DOMContentLoaded", () => {
    document.querySelector(".theme")?.addEventListener("click", () => {
      const dark = root.classList.toggle("dark");
      try {
        localStorage.setItem(THEME, dark ? "dark" : "light");
      } catch {
        // It holds for this page then.
      }
    });
    const fold = document.querySelector<HTMLDetailsElement>(".fold");
    const unfold = () => {
      if (fold) fold.open = WIDE.matches;
    };
    WIDE.addEventListener("change", unfold);
    unfold();
    document.querySelector(".menu [aria-current]")?.scrollIntoView({ block: "nearest" });
    for (const box of document.querySelectorAll<HTMLElement>(".search")) wireSearch(box);
  });
})();
