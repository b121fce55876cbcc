import { dayInBerlin } from 'shop-backend/legal';

/** What happened on one day; money in EUR cents, gross, less refunds. */
export interface DayFigures {
  /** `2026-11-21` */
  day: string;
  orders: number;
  paid: number;
  revenueCents: number;
}

/** How far the orders of a range of days have come; each number holds the ones after it. */
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
  openOrders: number;
  paymentsUnderReview: number;
  failedMails: number;
}

/** First and last day, `2026-11-21`. */
export interface DayRange {
  from: string;
  to: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const defaultDays = 30;
const maxDays = 366;

/** The range an address asks for, else the last 30 days; never backwards and never longer than a year. */
export function readDayRange(parameters: URLSearchParams, today: Date): DayRange {
  const [from, to] = [parameters.get('from') ?? '', parameters.get('to') ?? ''];
  if (day.test(from) && day.test(to) && from <= to && daysBetween(from, to) <= maxDays) return { from, to };
  return lastDays(defaultDays, today);
}

/** So many days, today included, as Berlin counts them and the database does. */
export function lastDays(count: number, today: Date): DayRange {
  const to = dayInBerlin(today);
  const first = Date.parse(to) - (count - 1) * 86_400_000;
  return { from: new Date(first).toISOString().slice(0, 10), to };
}

/** Sums of a range. The average basket is null where nothing was paid. */
export function sumFigures(days: readonly DayFigures[]) {
  const orders = days.reduce((sum, entry) => sum + entry.orders, 0);
  const paid = days.reduce((sum, entry) => sum + entry.paid, 0);
  const revenueCents = days.reduce((sum, entry) => sum + entry.revenueCents, 0);
  return { orders, paid, revenueCents, basketCents: paid === 0 ? null : Math.round(revenueCents / paid) };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
