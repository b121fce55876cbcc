/** Legally required facts about an article, shown before ordering. */
export interface ArticleFacts {
  /** Working days until the article is handed to the carrier. */
  deliveryDays: { min: number; max: number };
  /** Identifier of the article (GPSR art. 19), such as `A-1001`. */
  articleNumber: string;
  /**
   * True if made to the customer's specification: no right of withdrawal (§ 312g (2) no. 1 BGB). Null if the merchant
   * has not decided yet; the article is then paused.
   */
  isWithdrawalExcluded: boolean | null;
  /** Name, postal and electronic address (GPSR art. 19); null for the shop itself. */
  manufacturer: string | null;
  /** Warnings (GPSR art. 19); null only while the article is paused. */
  safetyNotes: string | null;
}

/**
 * Adds the workshop's queue to the delivery time of a made-to-measure article.
 * @param queueDays working days of the current queue
 */
export function withQueue(facts: ArticleFacts, queueDays: number): ArticleFacts {
  const { min, max } = facts.deliveryDays;
  return { ...facts, deliveryDays: { min: min + queueDays, max: max + queueDays } };
}
