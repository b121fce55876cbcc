/** A picture of an article. */
export interface ArticleImage {
  /** Address */
  source: string;
  /** What it shows, where the merchant has said so. */
  alt: string | null;
}
