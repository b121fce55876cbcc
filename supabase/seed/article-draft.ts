import type { categoryIds, templateIds } from './ids.ts';

/** An article of the seed. `number` determines its id, `slug` its pictures. */
export interface ArticleDraft {
  number: number;
  slug: string;
  title: string;
  /** Markdown. */
  description: string;
  /** EUR, gross; null: on request, or the base price plus surcharges. */
  price: string | null;
  categories: readonly (keyof typeof categoryIds)[];
  configuratorType?: 'dog-coat' | 'dog-harness' | 'dog-collar' | 'dog-leash';
  template?: keyof typeof templateIds;
  isPaused?: boolean;
  withdrawalExcluded?: boolean;
  /** Working days: minimum, maximum. */
  deliveryDays: readonly [number, number];
  /** Default: the standard notes for the kind of article. */
  safetyNotes?: string;
  /** Alternative text of a second picture, `<slug>-detail`; undefined if there is none. */
  detailAlt?: string;
}
