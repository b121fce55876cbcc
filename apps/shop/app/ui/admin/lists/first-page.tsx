import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withoutPage } from '#app/lib/table/table-query.ts';

/** Opens the first page of a list whose current page does not exist, with the same search and filters. */
export function FirstPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const firstPage = `${pathname}?${withoutPage(search)}`;
  useEffect(() => void navigate(firstPage, { replace: true }), [navigate, firstPage]);
  return null;
}
