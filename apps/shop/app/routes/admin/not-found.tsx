import { adminPaths } from '#app/config/admin-paths.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { InPageLanguage } from '#app/ui/admin/language/in-page-language.tsx';
import { adminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { NotFound } from '#app/ui/states/not-found.tsx';

export default function AdminNotFoundPage() {
  const language = useAdminLanguage('de');
  const texts = adminTexts[language];
  return (
    <InPageLanguage value={language} title={texts.notFound}>
      <div lang={language}>
        <NotFound
          title={texts.notFound}
          description={texts.notFoundText}
          backTo={adminPaths.dashboard()}
          backLabel={texts.toDashboard}
        />
      </div>
    </InPageLanguage>
  );
}
