import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { LoginForm } from './login-form.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

const tabStyle =
  'min-h-12 flex-1 border-transparent border-b-3 font-semibold text-ink-soft hover:text-ink data-active:border-tape data-active:text-ink';

/** Login, registration and the way to a new password. What was typed stays when the tab is changed. */
export function AuthPanel() {
  const [isForgotten, setIsForgotten] = useState(false);
  return (
    <Card>
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
