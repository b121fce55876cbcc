import { use } from 'react';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { type DashboardTexts, englishDashboardTexts } from './english-dashboard-texts.ts';
import { germanDashboardTexts } from './german-dashboard-texts.ts';

export type { DashboardTexts };

/** The catalogues by language. */
export const dashboardTexts: Readonly<Record<AdminLanguage, DashboardTexts>> = {
  de: germanDashboardTexts,
  en: englishDashboardTexts,
};

/** Returns the texts in the page's language. */
export function useDashboardTexts(): DashboardTexts {
  return dashboardTexts[use(PageLanguage)];
}
