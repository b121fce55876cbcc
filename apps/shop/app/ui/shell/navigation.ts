import { paths } from '#app/config/paths.ts';

export interface NavigationItem {
  label: string;
  to: string;
}

/** The links every visitor sees in the header. */
export const mainNavigation: readonly NavigationItem[] = [
  { label: 'Home', to: paths.home() },
  { label: 'Kollektionen', to: paths.categories() },
];
