import { Link } from 'react-router';
import { paths } from '../../config/paths.ts';
import { shop } from '../../config/shop.ts';

/** The name of the shop over a piece of tape; leads home. */
export function ShopMark() {
  return (
    <Link to={paths.home()} className="group inline-flex flex-col gap-1 rounded-control text-ink">
      <span className="font-heading text-2xl leading-none tracking-tight">{shop.name}</span>
      <span aria-hidden className="tape-band h-2.5 w-full rounded-[1px]" />
    </Link>
  );
}
