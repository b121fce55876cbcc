/** A picture of an article. */
export interface ArticleImage {
  /** URL */
  source: string;
  /** Alternative text; null if the merchant entered none. */
  alt: string | null;
}
