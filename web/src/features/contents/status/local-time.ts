const two = (value: number) => String(value).padStart(2, "0");

/** The day and the minute of a moment in this device's zone, as date and time inputs hold them. */
export function localInputs(moment: Date): { date: string; time: string } {
  return {
    date: `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`,
    time: `${two(moment.getHours())}:${two(moment.getMinutes())}`,
  };
}

/** The moment that a date and a time input name in this device's zone; undefined while one of them is empty or wrong. */
export function localMoment(date: string, time: string): Date | undefined {
  if (!date || !time) return undefined;
  const moment = new Date(`${date}T${time}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** The same minute on another day. */
export function onDay(moment: Date, day: Date): Date {
  const moved = new Date(day);
  moved.setHours(moment.getHours(), moment.getMinutes(), 0, 0);
  return moved;
}
