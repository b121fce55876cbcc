import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { Badge } from '#app/ui/content/badge.tsx';
import { ShopImage } from '#app/ui/content/shop-image.tsx';
import { isConfigurable } from '../article.ts';
import type { ArticleTeaser } from '../article-teaser.ts';
import { ArticlePrice } from './article-price.tsx';

interface ArticleCardProps {
  article: ArticleTeaser;
  /** The add-to-cart button, if the article can be added from a card. */
  action?: ReactNode;
  /** Shown in the lower corner of the picture, because heads are in the upper one. */
  mark?: ReactNode;
  /** Heading level of the title. */
  titleLevel?: 'h2' | 'h3';
  /** Above the fold: its picture is loaded eagerly. */
  isPriority?: boolean;
}

/**
 * Card of an article. The title is a link that covers the card; the action is above it. In a grid the picture, text and
 * price are three subgrid rows, so that prices align whether or not a card has an action.
 */
export function ArticleCard({ article, action, mark, titleLevel: Title = 'h2', isPriority }: ArticleCardProps) {
  return (
    <article className="group relative row-span-3 grid grid-rows-subgrid gap-y-0 overflow-hidden rounded-card border border-line bg-surface transition-colors duration-200 focus-within:border-forest hover:border-forest motion-reduce:transition-none">
      <div className="relative overflow-hidden">
        <ShopImage
          source={article.imageUrl}
          alt=""
          sizes="(min-width: 1024px) 360px, (min-width: 640px) 45vw, 92vw"
          isPriority={isPriority}
          className="transition-transform duration-250 ease-calm group-hover:scale-[1.03] motion-reduce:transform-none motion-reduce:transition-none"
        />
        <div className="absolute top-3 left-3 flex gap-2">
          {isConfigurable(article) && <Badge tone="tape">Nach Maß</Badge>}
          {article.isPaused && <Badge tone="clay">Pausiert</Badge>}
        </div>
        {mark !== undefined && mark !== null && <div className="absolute right-2 bottom-2 z-10">{mark}</div>}
      </div>
      <div className="flex flex-col gap-2 px-5 pt-5">
        <Title className="text-xl">
          <Link to={paths.article(article.id)} className="after:absolute after:inset-0 group-hover:text-forest">
            {article.title}
          </Link>
        </Title>
        {article.summary !== '' && <p className="line-clamp-2 text-ink-soft">{article.summary}</p>}
      </div>
      <div className="flex flex-col gap-4 px-5 pt-5 pb-5">
        <ArticlePrice article={article} />
        {action !== undefined && action !== null && <div className="relative z-10 mt-auto">{action}</div>}
      </div>
    </article>
  );
}
