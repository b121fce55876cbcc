import type { ReactNode } from 'react';
import { useAdminLanguage, useAdminLanguageMode } from '#app/lib/language/use-admin-language.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { PageLanguageMode } from '#app/ui/page/page-wording.ts';

/** Shows content for admins in the language they chose, even on a page of the shop. */
export function InAdminLanguage({ children }: { children: ReactNode }) {
  const language = useAdminLanguage('de');
  return (
    <PageLanguageMode value={useAdminLanguageMode()}>
      <PageLanguage value={language}>
        <div lang={language}>{children}</div>
      </PageLanguage>
    </PageLanguageMode>
  );
}
