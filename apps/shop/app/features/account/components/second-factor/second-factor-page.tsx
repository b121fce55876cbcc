import { Card } from '#app/ui/content/card.tsx';
import { Page } from '#app/ui/page/page.tsx';
import { useSignInTexts } from '../../texts/sign-in-texts.ts';
import { InAdminLanguage } from './in-admin-language.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

/** The second step of an admin's login. */
export function SecondFactorPage() {
  return (
    <InAdminLanguage>
      <SecondStep />
    </InAdminLanguage>
  );
}

function SecondStep() {
  const { secondStep } = useSignInTexts();
  return (
    <Page>
      <div className="mx-auto max-w-lg">
        <div aria-hidden className="tape-rule mb-4 w-24" />
        <h1 className="mb-6 text-4xl">{secondStep}</h1>
        <Card className="p-5 sm:p-8">
          <SecondFactorForm />
        </Card>
      </div>
    </Page>
  );
}
