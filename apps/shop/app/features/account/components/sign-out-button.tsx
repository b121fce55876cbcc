import { LogOut } from 'lucide-react';
import { usePublicEnv } from '../../../lib/public-env.tsx';
import { signOut } from '../../../lib/session/start-session.ts';
import { Button } from '../../../ui/button.tsx';

/** Ends the session in every tab of this browser. */
export function SignOutButton() {
  const env = usePublicEnv();
  return (
    <Button variant="secondary" onClick={() => void signOut(env)} className="w-full">
      <LogOut aria-hidden className="size-5" />
      Abmelden
    </Button>
  );
}
