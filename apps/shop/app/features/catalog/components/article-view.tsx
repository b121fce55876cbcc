import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';
import type { BlockNode } from '#app/lib/markdown/markdown-node.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { AlterationPromise } from '#app/ui/content/alteration-promise.tsx';
import { Badge } from '#app/ui/content/badge.tsx';
import { Markdown } from '#app/ui/content/markdown.tsx';
import type { Elements } from '#app/ui/page/elements.ts';
import { type Article, isConfigurable, isOnRequest } from '../article.ts';
import type { ArticleFacts } from '../article-facts.ts';
import type { ArticleImage } from '../article-image.ts';
import type { Category } from '../category.ts';
import { Gallery } from '../gallery/gallery.tsx';
import type { GalleryView } from '../gallery/gallery-view.ts';
import { startingPriceLabel } from '../price-label.ts';
import { ArticleFactsList } from './article-facts-list.tsx';
import { ArticlePrice } from './article-price.tsx';
import { HistoryBackButton } from './history-back-button.tsx';
import { PausedBanner } from './paused-banner.tsx';

interface ArticleViewProps {
  article: Omit<Article, 'description'>;
  categories: readonly Pick<Category, 'id' | 'title'>[];
  facts: ArticleFacts;
  /** Delivery date for an order today, `7.–15. Dezember 2026`. */
  expectedDelivery: string;
  /** The main picture first. */
  images: readonly ArticleImage[];
  /** Drawn views beside the pictures. */
  views?: readonly GalleryView[];
  /** Whenever this changes, the first drawn view is shown. */
  revealed?: string;
  /** Choices to try, below the picture. */
  tryOut?: Elements;
  /** The configurator with what was tried. */
  configureTo: string;
  description: readonly BlockNode[];
  /** Shown for an article without a form template. */
  addToCart: Elements;
  /** The wishlist button, shown at the top. */
  remember?: Elements;
}

/** The page of one article. */
export function ArticleView(props: ArticleViewProps) {
  const { article, facts, expectedDelivery, categories, images, views, revealed, tryOut } = props;
  const { configureTo, description, addToCart, remember } = props;
  return (
    <div className="flex flex-col items-start gap-4">
      <HistoryBackButton />
      {article.isPaused && <PausedBanner />}
      <div className="grid w-full grid-cols-1 gap-8 md:grid-cols-2 md:gap-12">
        <div className="flex min-w-0 flex-col gap-5 md:sticky md:top-28 md:self-start">
          <Gallery key={article.id} images={images} title={article.title} views={views} revealed={revealed} />
          {tryOut}
        </div>
        <div className="flex flex-col gap-6">
          <div className="flex min-h-11 items-center justify-between gap-4">
            <CategoryBadges categories={categories} />
            {remember}
          </div>
          <h1 className="text-3xl sm:text-4xl">{article.title}</h1>
          <div className="flex flex-col gap-2">
            <ArticlePrice article={article} size="page" />
            {isConfigurable(article) && (
              <p className="text-sm">
                <AlterationPromise />
              </p>
            )}
          </div>
          <ArticleActions article={article} configureTo={configureTo} addToCart={addToCart} />
          {!isOnRequest(article) && (
            <p className="flex items-start gap-3">
              <CalendarCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-forest" />
              <span>
                Voraussichtliche Lieferung: <strong className="font-semibold">{expectedDelivery}</strong>
                <span className="block text-ink-soft text-sm">bei Bestellung heute, mit dem Weg zu Ihnen</span>
              </span>
            </p>
          )}
          <section aria-label="Beschreibung" className="flex flex-col gap-4 pt-2">
            <div aria-hidden className="tape-rule" />
            {description.length === 0 ? (
              <p className="text-ink-soft">Keine Beschreibung verfügbar.</p>
            ) : (
              <Markdown nodes={description} topHeading={2} />
            )}
          </section>
          <ArticleFactsList facts={facts} isOnRequest={isOnRequest(article)} />
        </div>
      </div>
      {isConfigurable(article) && (
        <div className="action-bar sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 self-stretch border-line border-t bg-surface px-4 py-2 sm:hidden print:hidden">
          <span className="font-semibold text-lg tabular-nums">{startingPriceLabel(article)}</span>
          <LinkButton to={configureTo}>Konfigurieren</LinkButton>
        </div>
      )}
    </div>
  );
}

function CategoryBadges({ categories }: Pick<ArticleViewProps, 'categories'>) {
  if (categories.length === 0) return <span />;
  return (
    <ul aria-label="Kollektionen" className="flex flex-wrap gap-2">
      {categories.map((category) => (
        <li key={category.id}>
          <Link
            to={paths.category(category.id)}
            className="inline-flex min-h-8 items-center rounded-full hover:underline"
          >
            <Badge>{category.title}</Badge>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ArticleActions({
  article,
  configureTo,
  addToCart,
}: Pick<ArticleViewProps, 'article' | 'configureTo' | 'addToCart'>) {
  if (article.formTemplateId !== null) {
    return (
      // On phones the bar at the bottom has this action.
      <LinkButton to={configureTo} size="large" className="self-start max-sm:hidden">
        Konfigurieren und bestellen
      </LinkButton>
    );
  }
  if (isOnRequest(article)) {
    return (
      <LinkButton to={paths.contact('appointment')} size="large" className="self-start max-sm:w-full">
        Idee schildern
      </LinkButton>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      {isConfigurable(article) && (
        <LinkButton to={configureTo} size="large" className="max-sm:hidden">
          Konfigurieren
        </LinkButton>
      )}
      {addToCart}
    </div>
  );
}
