import { paths } from '#app/config/paths.ts';

export interface NavigationItem {
  label: string;
  to: string;
}

/** Header links for all visitors. */
export const mainNavigation: readonly NavigationItem[] = [
  { label: 'Home', to: paths.home() },
  { label: 'Kollektionen', to: paths.categories() },
];
