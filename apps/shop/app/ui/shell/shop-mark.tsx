import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';

/** Logo and name of the shop, linked to the home page. */
export function ShopMark({ sign }: { sign?: ReactNode }) {
  return (
    <Link to={paths.home()} className="inline-flex min-h-11 items-center gap-2 rounded-control text-ink sm:gap-2.5">
      {/* The narrowest phones have room for the name or the logo, and with large letters only for the logo. */}
      <span className="contents @max-[22.5rem]:hidden @max-[14rem]:contents">{sign}</span>
      <span className="font-heading text-2xl leading-none tracking-tight @max-[20rem]:text-xl @max-[14rem]:sr-only">
        {shop.name}
      </span>
    </Link>
  );
}
