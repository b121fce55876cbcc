import type { ConfiguratorType } from '#app/config/paths.ts';

/** A row of the list of articles. */
export interface ListedArticle {
  id: string;
  title: string;
  imageUrl: string | null;
  isPaused: boolean;
  categoryTitles: readonly string[];
  priceCents: number | null;
  createdAt: string;
}

/** A further picture of an article, as it is stored. */
export interface StoredImage {
  id: string;
  url: string;
  altText: string;
}

/** What an admin enters for an article, as it is stored. */
export interface ArticleEntries {
  title: string;
  /** Markdown. */
  description: string;
  imageUrl: string | null;
  /** EUR; null: on request, or the base price. */
  price: number | null;
  configuratorType: ConfiguratorType | null;
  formTemplateId: string | null;
  isPaused: boolean;
  /** Whether the right of withdrawal is excluded; null: not decided yet. */
  withdrawalExcluded: boolean | null;
  deliveryMinDays: number | null;
  deliveryMaxDays: number | null;
  manufacturer: string;
  safetyNotes: string;
  categoryIds: readonly string[];
}

/** An article as admins edit it. */
export interface AdminArticle extends ArticleEntries {
  id: string;
  /** Given by the database; customers read it as `A-1001`. */
  articleNumber: number;
  /** Counts the changes; a save says which state it began with. */
  revision: number;
  images: readonly StoredImage[];
}

/** A template the article form offers. */
export interface TemplateChoice {
  id: string;
  name: string;
  configuratorType: string | null;
  /** Whether a version is live; an active article needs one. */
  isPublished: boolean;
}

/** A category the article form offers. */
export interface CategoryChoice {
  id: string;
  title: string;
}
