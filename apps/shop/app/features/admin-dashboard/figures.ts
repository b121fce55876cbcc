import { dayInBerlin } from 'shop-backend/legal';
import { isCalendarDay } from '#app/lib/checks/is-calendar-day.ts';

/** Orders and revenue of one day. Revenue in EUR cents, gross, less refunds. */
export interface DayFigures {
  /** `2026-11-21` */
  day: string;
  orders: number;
  paid: number;
  revenueCents: number;
}

/** Number of orders in a range of days that reached each step. Each count includes the later steps. */
export interface OrderSteps {
  placed: number;
  paid: number;
  begun: number;
  shipped: number;
}

/** The figures of a range of days. */
export interface Figures {
  days: readonly DayFigures[];
  steps: OrderSteps;
}

/** Counts of the shop's data and of open tasks. */
export interface Counts {
  categories: number;
  articles: number;
  /** Orders that are paid or being confirmed and not begun. */
  openOrders: number;
  /** Orders with a payment under review. */
  paymentsUnderReview: number;
  paymentsWithoutOrder: number;
  /** Disputes at PayPal that wait for an answer, or lost ones that wait for a decision. */
  disputes: number;
  failedMails: number;
}

/** First and last day, `2026-11-21`. */
export interface DayRange {
  from: string;
  to: string;
}

const defaultDays = 30;
const maxDays = 366;

/**
 * Reads the range from the URL. Falls back to the last 30 days if it is missing or invalid, such as reversed or longer
 * than a year. `isDropped` if the URL has an invalid one.
 */
export function readDayRange(parameters: URLSearchParams, today: Date): { range: DayRange; isDropped: boolean } {
  const [from, to] = [parameters.get('from'), parameters.get('to')];
  const range = { from: from ?? '', to: to ?? '' };
  const isValid = isCalendarDay(range.from) && isCalendarDay(range.to) && rangeProblem(range) === null;
  return isValid
    ? { range, isDropped: false }
    : { range: lastDays(defaultDays, today), isDropped: from !== null || to !== null };
}

/** Reason why the figures of a range cannot be loaded; null if they can. */
export function rangeProblem({ from, to }: DayRange): 'reversed' | 'too_long' | null {
  if (from > to) return 'reversed';
  return daysBetween(from, to) > maxDays ? 'too_long' : null;
}

/** Returns the last `count` days including today, in Berlin time like the database. */
export function lastDays(count: number, today: Date): DayRange {
  const to = dayInBerlin(today);
  const first = Date.parse(to) - (count - 1) * 86_400_000;
  return { from: new Date(first).toISOString().slice(0, 10), to };
}

/** Sums of a range. The average basket is null if no order was paid. */
export function sumFigures(days: readonly DayFigures[]) {
  const orders = days.reduce((sum, entry) => sum + entry.orders, 0);
  const paid = days.reduce((sum, entry) => sum + entry.paid, 0);
  const revenueCents = days.reduce((sum, entry) => sum + entry.revenueCents, 0);
  return { orders, paid, revenueCents, basketCents: paid === 0 ? null : Math.round(revenueCents / paid) };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
