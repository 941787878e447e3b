const startOf = (day: string, later = 0): Date | undefined => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const start = new Date(year, month - 1, date + later);
  return day === "" || Number.isNaN(start.getTime()) ? undefined : start;
};

/** The instants between which an entry lies that was made on these days, both included, where the reader is; the days as YYYY-MM-DD or blank. */
export function spanOf({ since, until }: { since: string; until: string }): { from: string | null; to: string | null } {
  const from = startOf(since);
  const to = startOf(until, 1);
  // An end before the beginning is still being typed.
  return { from: from?.toISOString() ?? null, to: from && to && to <= from ? null : (to?.toISOString() ?? null) };
}
