import { standardSafetyNotes } from '../legal/index.ts';
import { readyMadeArticles } from './articles-ready-made.ts';
import { tailoredArticles } from './articles-tailored.ts';
import { articleId, categoryIds, derivedId, templateIds } from './ids.ts';
import { ago, insert } from './sql.ts';

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

/** Every article of the demo shop. */
export const articles: readonly ArticleDraft[] = [...tailoredArticles, ...readyMadeArticles];

/** SQL that inserts articles, their category links and further pictures. */
export function articlesSql(): string {
  return [
    insert(
      'public.articles',
      articles.map((article) => ({
        id: articleId(article.number),
        title: article.title,
        description: article.description,
        image_url: `/catalogue/${article.slug}.webp`,
        price: article.price,
        configurator_type: article.configuratorType ?? null,
        form_template_id: article.template ? templateIds[article.template] : null,
        is_paused: article.isPaused ?? false,
        withdrawal_excluded: article.withdrawalExcluded ?? false,
        delivery_min_days: article.deliveryDays[0],
        delivery_max_days: article.deliveryDays[1],
        safety_notes: article.safetyNotes ?? standardSafetyNotes[article.configuratorType ?? 'other'],
        created_at: ago(`${70 - article.number} days`),
      })),
    ),
    insert(
      'public.article_categories',
      articles.flatMap((article) =>
        article.categories.map((category) => ({
          id: derivedId(`link:${article.slug}:${category}`),
          article_id: articleId(article.number),
          category_id: categoryIds[category],
        })),
      ),
    ),
    insert(
      'public.article_images',
      articles
        .filter((article) => article.detailAlt !== undefined)
        .map((article) => ({
          id: derivedId(`image:${article.slug}`),
          article_id: articleId(article.number),
          image_url: `/catalogue/${article.slug}-detail.webp`,
          alt_text: article.detailAlt ?? null,
        })),
    ),
  ].join('\n\n');
}
