import { Tabs } from '@base-ui/react/tabs';
import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { isStorageBlocked } from '#app/lib/storage/text-storage.ts';
import { Card } from '#app/ui/content/card.tsx';
import { LoginForm, useLoginForm } from './login-form.tsx';
import { RegistrationForm, useRegistrationForm } from './registration-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

const tabStyle =
  'min-h-12 flex-1 border-transparent border-b-3 font-semibold text-ink-soft hover:text-ink data-active:border-tape data-active:text-ink';

/** A browser setting without a change event. */
const noChanges = () => () => undefined;

/** Query parameter of `/auth` that shows the password reset form, so that the back button returns to the login. */
const forgottenParameter = 'forgotten';

/** Login, registration and password reset. Switching tabs keeps the entries. */
export function AuthPanel() {
  const [search, setSearch] = useSearchParams();
  const forgotten = new URLSearchParams(search);
  forgotten.set(forgottenParameter, '');
  const showLogin = () => {
    const rest = new URLSearchParams(search);
    rest.delete(forgottenParameter);
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  const login = useLoginForm();
  const registration = useRegistrationForm();
  const [isMailSent, setIsMailSent] = useState(false);
  const isBlocked = useSyncExternalStore(noChanges, isStorageBlocked, () => false);
  return (
    <Card>
      {isBlocked && (
        <p role="status" className="border-line border-b bg-clay-soft p-4 text-sm">
          Ihr Browser nimmt von dieser Seite keine Cookies an. Ohne sie können Sie sich nicht anmelden; bestellen können
          Sie trotzdem, als Gast.
        </p>
      )}
      <Tabs.Root
        defaultValue="login"
        onValueChange={() => {
          if (search.has(forgottenParameter)) showLogin();
        }}
      >
        <Tabs.List aria-label="Anmelden oder Konto anlegen" className="flex border-line border-b">
          <Tabs.Tab value="login" className={tabStyle}>
            Login
          </Tabs.Tab>
          <Tabs.Tab value="registration" className={tabStyle}>
            Registrieren
          </Tabs.Tab>
        </Tabs.List>
        {/* A hidden form would have the same labels as the open one, so only the open one is rendered. */}
        <Tabs.Panel value="login" className="p-5 sm:p-8">
          {search.has(forgottenParameter) ? (
            <ResetRequestForm email={login.getValues('email')} onBack={showLogin} />
          ) : (
            <LoginForm form={login} forgottenPath={`?${forgotten}`} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="registration" keepMounted={isMailSent} className="p-5 sm:p-8">
          <RegistrationForm form={registration} onSent={() => setIsMailSent(true)} />
        </Tabs.Panel>
      </Tabs.Root>
    </Card>
  );
}
