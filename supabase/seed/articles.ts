import { standardSafetyNotes } from '../legal/index.ts';
import { readyMadeArticles } from './articles-ready-made.ts';
import { tailoredArticles } from './articles-tailored.ts';
import { articleId, categoryIds, derivedId, templateIds } from './ids.ts';
import { ago, insert } from './sql.ts';

/** What the seed says of an article; the number fixes its id, the slug its pictures. */
export interface ArticleDraft {
  number: number;
  slug: string;
  title: string;
  /** Markdown. */
  description: string;
  /** EUR, gross; null: on request, or from the base price up. */
  price: string | null;
  categories: readonly (keyof typeof categoryIds)[];
  configuratorType?: 'dog-coat' | 'dog-harness' | 'dog-collar' | 'dog-leash';
  template?: keyof typeof templateIds;
  isPaused?: boolean;
  withdrawalExcluded?: boolean;
  /** Working days: from, to. */
  deliveryDays: readonly [number, number];
  /** What the kind of article says in general, where nothing is said. */
  safetyNotes?: string;
  /** Whether there is a second picture, `<slug>-detail`. */
  detailAlt?: string;
}

/** Every article of the demo shop. */
export const articles: readonly ArticleDraft[] = [...tailoredArticles, ...readyMadeArticles];

/** Articles, their links and further pictures. */
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
