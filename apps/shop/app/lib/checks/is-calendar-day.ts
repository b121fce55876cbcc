/** Whether a text is a day of the calendar, written as `2026-11-21`, in the years 1900 to 2999. */
export function isCalendarDay(text: string): boolean {
  if (!/^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // An impossible day is either invalid or moved into the next month.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
