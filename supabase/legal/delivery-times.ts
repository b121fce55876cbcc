/** A span of working days, both ends included. */
export interface WorkingDays {
  readonly min: number;
  readonly max: number;
}

/** Times of delivery, which every page of the shop loads. `shopTerms` states them. */
export const deliveryTimes = {
  /** Until an article without its own times is handed to the carrier. */
  production: { min: 10, max: 14 },
  /** From the carrier to the customer. */
  transit: { min: 1, max: 3 },
} as const satisfies Readonly<Record<string, WorkingDays>>;
