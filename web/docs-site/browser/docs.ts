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

  type Entry = readonly [address: string, title: string, heading: string, text: string];
  const MOST = 12;
  const AROUND = 60;

  /** As people write: without marks of vowels, with one alef, one ya and one ta marbuta. */
  const bare = (text: string) =>
    text
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(/[\p{M}\u0640]/gu, "")
      .replaceAll(/[\u0622\u0623\u0625\u0671]/g, "\u0627")
      .replaceAll("\u0649", "\u064a")
      .replaceAll("\u0629", "\u0647");

  function findIn(entries: readonly (Entry & { bare?: readonly string[] })[], wanted: string): Entry[] {
    const words = bare(wanted).split(/\s+/).filter(Boolean);
    const rated = entries.flatMap((entry) => {
      entry.bare ??= entry.slice(1).map(bare);
      const places = words.map((word) => entry.bare?.findIndex((part) => part.includes(word)) ?? -1);
      return places.includes(-1) ? [] : [{ entry, rate: places.reduce((sum, place) => sum + place, 0) }];
    });
    return rated
      .toSorted((a, b) => a.rate - b.rate)
      .slice(0, MOST)
      .map(({ entry }) => entry);
  }

  function excerpt(text: string, wanted: string): string {
    const [word = ""] = bare(wanted).split(/\s+/);
    const at = Math.max(0, bare(text).indexOf(word));
    const from = Math.max(0, at - AROUND);
    return `${from > 0 ? "…" : ""}${text.slice(from, at + 2 * AROUND)}${at + 2 * AROUND < text.length ? "…" : ""}`;
  }

  function wireSearch(box: HTMLElement): void {
    const input = box.querySelector("input");
    const list = box.querySelector("ul");
    if (!input || !list) return;
    const { index = "", none = "", failed = "" } = box.dataset;
    let entries: Promise<Entry[]> | undefined;
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
    const draw = (found: readonly Entry[], wanted: string) => {
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
          words.textContent = excerpt(text, wanted);
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
    const look = async () => {
      const wanted = input.value.trim();
      chosen = -1;
      if (wanted.length < 2) return show(false);
      entries ??= fetch(index).then((answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        return answer.json() as Promise<Entry[]>;
      });
      try {
        const all = await entries;
        if (input.value.trim() !== wanted) return;
        draw(findIn(all, wanted), wanted);
      } catch {
        entries = undefined;
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
