import { useEffect, useState } from 'react';
import { useSession } from '#app/lib/session/use-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import type { KnownBuyer } from './buyer.ts';

/** What the profile said, of whom. */
interface ProfileAnswer {
  readonly userId: string;
  readonly buyer: KnownBuyer;
}

/** Finds out who orders; for a signed-in user that takes the address of the profile. */
export function useBuyer(): { buyer: KnownBuyer; checkAgain: () => void } {
  const env = usePublicEnv();
  const session = useSession();
  const [answer, setAnswer] = useState<ProfileAnswer | null>(null);
  const [question, setQuestion] = useState(0);
  const userId = session.status === 'signedIn' ? session.userId : null;
  const email = session.status === 'signedIn' ? session.email : '';

  useEffect(() => {
    if (userId === null) return;
    let isCurrent = true;
    const take = (buyer: KnownBuyer) => isCurrent && setAnswer({ userId, buyer });
    void import('../api/read-profile-address.ts')
      .then(({ readProfileAddress }) => readProfileAddress(env, { userId, email }))
      .then(
        (address) => take(address === null ? { kind: 'addressMissing' } : { kind: 'account', address }),
        (error: unknown) => {
          console.error('The delivery address of the profile could not be read', error);
          take({ kind: 'failed' });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [env, userId, email, question]);

  const checkAgain = () => {
    setAnswer(null);
    setQuestion((count) => count + 1);
  };
  if (session.status === 'guest') return { buyer: { kind: 'guest' }, checkAgain };
  if (userId === null || answer?.userId !== userId) return { buyer: { kind: 'checking' }, checkAgain };
  return { buyer: answer.buyer, checkAgain };
}
