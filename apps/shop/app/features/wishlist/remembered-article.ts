/** An article this browser remembers. The title is kept for the case that the article is gone. */
export interface RememberedArticle {
  readonly id: string;
  readonly title: string;
}
