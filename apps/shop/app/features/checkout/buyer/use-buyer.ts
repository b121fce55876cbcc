import { useEffect, useState } from 'react';
import { useSession } from '#app/lib/session/use-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import type { KnownBuyer } from './buyer.ts';

/** The buyer loaded from a user's profile. */
interface LoadedProfile {
  readonly userId: string;
  readonly buyer: KnownBuyer;
}

/** Determines the buyer. For a signed-in user it loads the address from the profile. */
export function useBuyer(): { buyer: KnownBuyer; checkAgain: () => void } {
  const env = usePublicEnv();
  const session = useSession();
  const [loaded, setLoaded] = useState<LoadedProfile | null>(null);
  const [attempt, setAttempt] = useState(0);
  const userId = session.status === 'signedIn' ? session.userId : null;
  const email = session.status === 'signedIn' ? session.email : '';

  useEffect(() => {
    if (userId === null) return;
    let isCurrent = true;
    const take = (buyer: KnownBuyer) => isCurrent && setLoaded({ userId, buyer });
    void import('../api/read-profile-address.ts')
      .then(({ readProfileAddress }) => readProfileAddress(env, { userId, email }))
      .then(
        (read) =>
          take(read.ok ? { kind: 'account', address: read.value } : { kind: 'addressMissing', missing: read.error }),
        (error: unknown) => {
          console.error('The delivery address of the profile could not be read', error);
          take({ kind: 'failed' });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [env, userId, email, attempt]);

  const checkAgain = () => {
    setLoaded(null);
    setAttempt((count) => count + 1);
  };
  if (session.status === 'guest') return { buyer: { kind: 'guest' }, checkAgain };
  if (userId === null || loaded?.userId !== userId) return { buyer: { kind: 'checking' }, checkAgain };
  return { buyer: loaded.buyer, checkAgain };
}
