import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { useRemembered, wishlist } from '../remembered.ts';

/** Link to the wishlist with its number of articles. */
export function WishlistLink() {
  const count = useRemembered(wishlist, ({ articles }) => articles.length);
  return (
    <Link
      to={paths.wishlist()}
      className="relative grid size-11 place-items-center rounded-control hover:bg-mist"
      aria-label={count === 0 ? 'Merkliste' : `Merkliste, ${count} Artikel`}
    >
      <Heart aria-hidden className="size-5" />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-tape px-1 font-semibold text-on-tape text-sm tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
