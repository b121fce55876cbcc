import type { ComponentType } from 'react';
import { spyOn } from 'storybook/test';
import { type Session, type SignedIn, sessionStore } from '#app/lib/session/session.ts';
import { PublicEnvProvider } from '#app/lib/settings/public-env.tsx';
import { ToastRegion } from '#app/ui/toasts/toast-region.tsx';

/** An unreachable backend: nothing listens on that port. */
const env = {
  supabaseUrl: 'http://127.0.0.1:9',
  supabasePublishableKey: 'sb_publishable_story',
  paypalClientId: 'story',
  paypalSdkUrl: 'http://127.0.0.1:9/sdk.js',
  shopUrl: 'http://localhost:3000',
};

/** A signed-in customer. */
export const customer: SignedIn = {
  status: 'signedIn',
  userId: '10000000-0000-4000-8000-000000000001',
  email: 'anna@example.de',
  firstName: 'Anna',
  lastName: 'Muster',
  roles: ['customer'],
  isAdmin: false,
};

/** Storybook loader that sets the session of a story. */
export function asSession(session: Session) {
  return async () => {
    sessionStore.setState({ session });
    return {};
  };
}

/** Storybook decorator with an unreachable backend and the toasts. */
export function withBackend(Story: ComponentType) {
  return (
    <PublicEnvProvider env={env}>
      <Story />
      <ToastRegion />
    </PublicEnvProvider>
  );
}

/** Lists one dog, Bello, until it is deleted. The returned backend answers with errors at first. */
export function mockBackend() {
  let isReachable = false;
  const changes: { method: string; body: unknown }[] = [];
  let rows = [
    {
      id: '20000000-0000-4000-8000-000000000001',
      name: 'Bello',
      answers: { chestCircumference: 62 },
      measured_at: new Date().toISOString(),
    },
  ];
  const { fetch } = globalThis;
  const spy = spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const [target, options] = request;
    const { pathname } = new URL(target instanceof Request ? target.url : target, window.location.href);
    // The Supabase client, which all stories share, may have the address of another story.
    if (!pathname.endsWith('/dogs')) return fetch(...request);
    // The client would repeat a request without a reply for seven seconds.
    if (!isReachable) return Response.json({ message: 'broken on purpose' }, { status: 500 });
    const { method = 'GET', body } = options ?? {};
    if (method !== 'GET') changes.push({ method, body: typeof body === 'string' ? JSON.parse(body) : null });
    if (method === 'DELETE') rows = [];
    return Response.json(rows);
  });
  return {
    /** Requests that changed a dog. */
    changes,
    reconnect: () => {
      isReachable = true;
    },
    disconnect: () => {
      isReachable = false;
    },
    restore: () => spy.mockRestore(),
  };
}
