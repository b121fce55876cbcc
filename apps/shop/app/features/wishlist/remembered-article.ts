/** An article remembered in this browser. The title is stored in case the article is no longer available. */
export interface RememberedArticle {
  readonly id: string;
  readonly title: string;
}
