/** Legally required facts about an article, shown before ordering. */
export interface ArticleFacts {
  /** Working days until the article is handed to the carrier. */
  deliveryDays: { min: number; max: number };
  /** What identifies the article (GPSR art. 19), such as `A-1001`. */
  articleNumber: string;
  /**
   * Made to the customer's specification: no right of withdrawal (§ 312g (2) no. 1 BGB). Null: the merchant has not
   * decided yet; then the article is paused.
   */
  isWithdrawalExcluded: boolean | null;
  /** Name, postal and electronic address (GPSR art. 19); null = the shop itself. */
  manufacturer: string | null;
  /** Warnings (GPSR art. 19); null only while the article is paused. */
  safetyNotes: string | null;
}

/**
 * What is made to measure waits for its turn first.
 * @param queueDays working days until the workshop has done what it has
 */
export function withQueue(facts: ArticleFacts, queueDays: number): ArticleFacts {
  const { min, max } = facts.deliveryDays;
  return { ...facts, deliveryDays: { min: min + queueDays, max: max + queueDays } };
}
