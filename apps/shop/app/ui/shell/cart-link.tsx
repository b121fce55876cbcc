import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';

/** @param pieces number of pieces in the cart; 0 shows no badge */
export function CartLink({ pieces }: { pieces: number }) {
  return (
    <Link
      to={paths.cart()}
      className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-medium hover:bg-mist @min-[63rem]:px-3"
    >
      <ShoppingBag aria-hidden className="size-5" />
      <span className="@max-[63rem]:sr-only">Warenkorb</span>
      {pieces > 0 && (
        <span className="grid h-6 min-w-6 place-items-center @max-[63rem]:absolute @max-[63rem]:top-0 @max-[63rem]:left-6 @max-[63rem]:h-5 @max-[63rem]:min-w-5 rounded-full bg-tape px-1.5 font-semibold text-on-tape text-sm @max-[63rem]:px-1 tabular-nums">
          <span>{pieces}</span>
          <span className="sr-only"> Stück</span>
        </span>
      )}
    </Link>
  );
}
