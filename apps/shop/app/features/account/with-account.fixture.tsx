import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import type { PublicEnv } from '#app/config/env.ts';
import { type Session, type SignedIn, sessionStore } from '#app/lib/session/session.ts';
import { PublicEnvProvider } from '#app/lib/settings/public-env.tsx';
import { ToastRegion } from '#app/ui/toasts/toast-region.tsx';

/** An unreachable backend: nothing listens on that port. */
const env: PublicEnv = {
  supabaseUrl: 'http://127.0.0.1:9',
  supabasePublishableKey: 'sb_publishable_story',
  paypalClientId: 'story',
  paypalSdkUrl: 'http://127.0.0.1:9/sdk.js',
  shopUrl: 'http://localhost:3000',
};

/** Creates a customer, or an admin, for stories. */
export function aUser(isAdmin = false): SignedIn {
  return {
    status: 'signedIn',
    userId: '10000000-0000-4000-8000-000000000001',
    email: 'anna@example.de',
    firstName: 'Anna',
    lastName: 'Muster',
    roles: [isAdmin ? 'admin' : 'customer'],
    isAdmin,
  };
}

/** Storybook loader that sets the session of a story. */
export function asSession(session: Session) {
  return async () => {
    sessionStore.setState({
      session,
      loss: null,
      lastUser: session.status === 'signedIn' ? session : null,
    });
    return {};
  };
}

/** Storybook decorator with the providers of an account page and an unreachable backend. */
export function withAccount(Story: ComponentType) {
  const Routes = createRoutesStub([{ path: '*', Component: Story }]);
  return (
    <PublicEnvProvider env={env}>
      <Routes initialEntries={['/']} />
      <ToastRegion />
    </PublicEnvProvider>
  );
}
