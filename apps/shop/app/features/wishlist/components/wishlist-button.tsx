import { Heart } from 'lucide-react';
import { useRemembered, wishlist } from '../remembered.ts';
import type { RememberedArticle } from '../remembered-article.ts';

/** Adds an article to the wishlist in this browser, or removes it. */
export function WishlistButton({ article: { id, title } }: { article: RememberedArticle }) {
  const isListed = useRemembered(wishlist, ({ articles }) => articles.some((article) => article.id === id));
  const toggle = () => {
    const { add, remove } = wishlist.getState();
    if (isListed) remove(id);
    else add({ id, title });
  };
  return (
    <button
      type="button"
      aria-pressed={isListed}
      aria-label={`Merken: ${title}`}
      onClick={toggle}
      className="grid size-11 place-items-center rounded-full border border-line bg-surface hover:border-forest hover:text-forest"
    >
      <Heart aria-hidden className={`size-5 ${isListed ? 'fill-clay text-clay' : ''}`} />
    </button>
  );
}
