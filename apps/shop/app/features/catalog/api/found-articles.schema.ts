import { z } from 'zod';
import { articleTeaser } from '../article-teaser.ts';
import { articleTypes } from '../search/catalogue-search.ts';
import type { FoundArticles } from '../search/found-articles.ts';
import { articleRowSchema } from './article.schema.ts';

/** Reply of `search_catalogue`. */
export const foundArticlesSchema = z
  .object({
    articles: z.array(articleRowSchema),
    total: z.int(),
    types: z.partialRecord(z.enum(articleTypes), z.int()),
    configurable: z.int(),
    ready_made: z.int(),
    min_cents: z.int().nullable(),
    max_cents: z.int().nullable(),
    collections: z.array(z.object({ id: z.guid(), title: z.string() })),
  })
  .transform(
    (found): FoundArticles => ({
      articles: found.articles.map(articleTeaser),
      total: found.total,
      facets: {
        types: found.types,
        configurable: found.configurable,
        readyMade: found.ready_made,
        minCents: found.min_cents,
        maxCents: found.max_cents,
      },
      collections: found.collections,
    }),
  );
