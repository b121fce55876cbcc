import { type ReactNode, use, useEffect } from 'react';
import { shop } from '#app/config/shop.ts';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { useAdminLanguageMode } from '#app/lib/language/use-admin-language.ts';
import { setToastLanguage } from '#app/lib/toasts.ts';
import { PageLanguage } from '../../page/page-language.ts';
import { PageLanguageMode } from '../../page/page-wording.ts';
import { adminTexts } from '../texts/admin-texts.ts';

interface InPageLanguageProps {
  value: AdminLanguage;
  /** Page title, for the browser window. */
  title: string;
  children: ReactNode;
}

/** Sets the language of an admin page for its components, its toasts and its window title. */
export function InPageLanguage({ value, title, children }: InPageLanguageProps) {
  const mode = useAdminLanguageMode();
  // The frame decides the language of the window title. With quoted wording it is German around an English page.
  const { administration } = adminTexts[use(PageLanguage)];
  useEffect(() => {
    document.title = `${title} – ${administration} – ${shop.name}`;
  }, [title, administration]);
  useEffect(() => {
    setToastLanguage(value);
    return () => setToastLanguage(undefined);
  }, [value]);
  return (
    <PageLanguageMode value={mode}>
      <PageLanguage value={value}>{children}</PageLanguage>
    </PageLanguageMode>
  );
}
