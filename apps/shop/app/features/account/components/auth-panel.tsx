import { Tabs } from '@base-ui/react/tabs';
import { useState, useSyncExternalStore } from 'react';
import { isStorageBlocked } from '../../../lib/text-storage.ts';
import { Card } from '../../../ui/card.tsx';
import { LoginForm } from './login-form.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

const tabStyle =
  'min-h-12 flex-1 border-transparent border-b-3 font-semibold text-ink-soft hover:text-ink data-active:border-tape data-active:text-ink';

/** A setting of the browser: nothing tells of its change. */
const noChanges = () => () => undefined;

/** Login, registration and the way to a new password. What was typed stays when the tab is changed. */
export function AuthPanel() {
  const [isForgotten, setIsForgotten] = useState(false);
  const isBlocked = useSyncExternalStore(noChanges, isStorageBlocked, () => false);
  return (
    <Card>
      {isBlocked && (
        <p role="status" className="border-line border-b bg-clay-soft p-4 text-sm">
          Ihr Browser nimmt von dieser Seite keine Cookies an. Ohne sie können Sie sich nicht anmelden; bestellen können
          Sie trotzdem, als Gast.
        </p>
      )}
      <Tabs.Root defaultValue="login">
        <Tabs.List aria-label="Anmelden oder Konto anlegen" className="flex border-line border-b">
          <Tabs.Tab value="login" className={tabStyle}>
            Login
          </Tabs.Tab>
          <Tabs.Tab value="registration" className={tabStyle}>
            Registrieren
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="login" keepMounted className="p-5 sm:p-8">
          {isForgotten ? (
            <ResetRequestForm onBack={() => setIsForgotten(false)} />
          ) : (
            <LoginForm onForgotten={() => setIsForgotten(true)} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="registration" keepMounted className="p-5 sm:p-8">
          <RegistrationForm />
        </Tabs.Panel>
      </Tabs.Root>
    </Card>
  );
}
