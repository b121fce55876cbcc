import { Search } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { SearchField } from './search-field.tsx';

/** The search in the header: a field on wide screens, else an icon. Hidden on the search page, which has a field. */
export function HeaderSearch() {
  const { pathname } = useLocation();
  const hidden = pathname === paths.search() ? 'invisible' : '';
  return (
    <>
      <div className={`hidden w-52 @min-[63rem]:block ${hidden}`}>
        <SearchField query="" size="header" />
      </div>
      <Link
        to={paths.search()}
        aria-label="Suche"
        className={`grid size-11 place-items-center rounded-control hover:bg-mist @min-[63rem]:hidden ${hidden}`}
      >
        <Search aria-hidden className="size-5" />
      </Link>
    </>
  );
}
