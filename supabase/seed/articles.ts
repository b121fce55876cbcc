import { standardSafetyNotes } from '../legal/index.ts';
import type { ArticleDraft } from './article-draft.ts';
import { readyMadeArticles } from './articles-ready-made.ts';
import { tailoredArticles } from './articles-tailored.ts';
import { articleId, categoryIds, derivedId, templateIds } from './ids.ts';
import { ago, insert } from './sql.ts';

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
