import { ArrowRight, PackageOpen } from 'lucide-react';
import { Link, useRevalidator } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { AddressList } from '#app/features/account/components/profile/address-list.tsx';
import { ChangePasswordForm } from '#app/features/account/components/profile/change-password-form.tsx';
import { DeleteAccount } from '#app/features/account/components/profile/delete-account.tsx';
import { ExportButtons } from '#app/features/account/components/profile/export-buttons.tsx';
import { ProfileForm } from '#app/features/account/components/profile/profile-form.tsx';
import { ProfileSection } from '#app/features/account/components/profile/profile-section.tsx';
import { SecondFactorPage } from '#app/features/account/components/second-factor/second-factor-page.tsx';
import { SecondFactorSection } from '#app/features/account/components/second-factor/second-factor-settings.tsx';
import { useCartCount } from '#app/features/cart/store/use-cart-count.ts';
import { DogList } from '#app/features/dogs/components/dog-list.tsx';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { sessionStore } from '#app/lib/session/session.ts';
import { useSession } from '#app/lib/session/use-session.ts';
import { publicEnv } from '#app/lib/settings/public-env.tsx';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { Page } from '#app/ui/page/page.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import type { Route } from './+types/profile.ts';

export const meta = () => pageMeta({ title: 'Mein Profil', isIndexed: false });

/** Reads the profile of the signed-in user; null if that failed or after a sign-out. */
export async function clientLoader() {
  const { lastUser } = sessionStore.getState();
  if (lastUser === null) return null;
  const { userId, email } = lastUser;
  try {
    const env = await publicEnv();
    const { readProfile, listAddresses } = await import('#app/features/account/api/profile-api.ts');
    const [profile, addresses] = await Promise.all([readProfile(env, userId), listAddresses(env)]);
    return { userId, email, profile, addresses };
  } catch (error) {
    console.error('The profile could not be loaded', error);
    return null;
  }
}

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const hasCart = useCartCount() > 0;
  const session = useSession();
  const isAdmin = session.status === 'signedIn' && session.isAdmin;
  const awaitsSecondFactor = session.status === 'signedIn' && session.awaitsSecondFactor === true;
  const reload = () => void revalidate();
  if (loaderData === null) {
    return (
      <ErrorState title="Ihr Profil konnte nicht geladen werden." onRetry={reload} isRetrying={state === 'loading'}>
        Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.
      </ErrorState>
    );
  }
  const { userId, email, profile, addresses } = loaderData;
  return (
    <>
      {awaitsSecondFactor && <SecondFactorPage />}
      {/* Hidden, not unmounted: the entries reappear after the code. */}
      <div hidden={awaitsSecondFactor}>
        <Page>
          <div className="mx-auto grid max-w-3xl gap-6">
            <header>
              <div aria-hidden className="tape-rule mb-4 w-24" />
              <h1 className="text-4xl">Mein Profil</h1>
            </header>
            <Link
              to={paths.orders()}
              className="flex min-h-16 items-center gap-4 rounded-card border border-line bg-surface px-5 py-3 font-semibold hover:border-forest sm:px-8"
            >
              <PackageOpen aria-hidden className="size-6 text-forest" />
              <span className="flex-1">Meine Bestellungen</span>
              <ArrowRight aria-hidden className="size-5" />
            </Link>
            <ProfileSection id="personal-data" title="Persönliche Daten" intro="An diese Adresse liefern wir.">
              <ProfileForm userId={userId} email={email} profile={profile} onSaved={reload}>
                {hasCart && (
                  <LinkButton to={paths.cart()} variant="secondary">
                    Zum Warenkorb
                  </LinkButton>
                )}
              </ProfileForm>
            </ProfileSection>
            <ProfileSection
              id="addresses"
              title="Weitere Lieferadressen"
              intro={
                addresses.length === 0
                  ? 'Noch keine. Merken Sie sich hier, wohin wir sonst noch liefern sollen.'
                  : '„Verwenden“ tauscht eine Adresse mit der oben.'
              }
            >
              <AddressList userId={userId} addresses={addresses} onChanged={reload} />
            </ProfileSection>
            <ProfileSection id="my-dogs" title="Meine Hunde" intro="Einmal gemessen, in jeden Konfigurator übernommen.">
              <DogList headingId="my-dogs" />
            </ProfileSection>
            <ProfileSection
              id="change-password"
              title="Passwort ändern"
              intro="Auf anderen Geräten werden Sie danach abgemeldet."
            >
              <ChangePasswordForm email={email} />
            </ProfileSection>
            {isAdmin && <SecondFactorSection />}
            <ProfileSection
              id="my-data"
              title="Meine Daten"
              intro="Alles, was wir über Sie gespeichert haben, zum Mitnehmen."
            >
              <div className="grid gap-6">
                <ExportButtons />
                <div className="border-line border-t pt-6">
                  <DeleteAccount email={email} />
                </div>
              </div>
            </ProfileSection>
          </div>
        </Page>
      </div>
    </>
  );
}
