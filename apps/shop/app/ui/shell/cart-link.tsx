import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';

/** @param pieces number of pieces in the cart; 0 shows no badge */
export function CartLink({ pieces }: { pieces: number }) {
  return (
    <Link
      to={paths.cart()}
      className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-medium hover:bg-mist lg:px-3"
    >
      <ShoppingBag aria-hidden className="size-5" />
      <span className="max-lg:sr-only">Warenkorb</span>
      {pieces > 0 && (
        <span className="grid h-6 min-w-6 place-items-center max-lg:absolute max-lg:top-0 max-lg:left-6 max-lg:h-5 max-lg:min-w-5 rounded-full bg-tape px-1.5 font-semibold text-on-tape text-sm max-lg:px-1 tabular-nums">
          <span>{pieces}</span>
          <span className="sr-only"> Stück</span>
        </span>
      )}
    </Link>
  );
}
