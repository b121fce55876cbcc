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

/** A stored further picture of an article. */
export interface StoredImage {
  id: string;
  url: string;
  altText: string;
}

/** Fields of an article that an admin edits, as stored. */
export interface ArticleEntries {
  title: string;
  /** Markdown. */
  description: string;
  imageUrl: string | null;
  /** EUR; null if on request or if the base price applies. */
  price: number | null;
  configuratorType: ConfiguratorType | null;
  formTemplateId: string | null;
  isPaused: boolean;
  /** Whether the right of withdrawal is excluded; null if not decided yet. */
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
  /** Assigned by the database. Shown to customers as `A-1001`. */
  articleNumber: number;
  /** Incremented by each change. A save sends the revision it is based on, to detect conflicts. */
  revision: number;
  images: readonly StoredImage[];
}

/** A template to choose in the article form. */
export interface TemplateChoice {
  id: string;
  name: string;
  configuratorType: string | null;
  /** Whether a version is published; an active article requires one. */
  isPublished: boolean;
}

/** A category to choose in the article form. */
export interface CategoryChoice {
  id: string;
  title: string;
}

/** Choices for the right of withdrawal; empty until one is chosen. */
export const withdrawalChoices = ['', 'granted', 'excluded'] as const;

/** A choice for the right of withdrawal. */
export type WithdrawalChoice = (typeof withdrawalChoices)[number];

/** The entries of the article form. */
export interface ArticleFormValues {
  title: string;
  description: string;
  price: string;
  configuratorType: ConfiguratorType | '';
  formTemplateId: string;
  isPaused: boolean;
  withdrawalExcluded: WithdrawalChoice;
  deliveryMinDays: string;
  deliveryMaxDays: string;
  manufacturer: string;
  safetyNotes: string;
  categoryIds: string[];
}
