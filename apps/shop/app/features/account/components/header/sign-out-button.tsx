import { LogOut } from 'lucide-react';
import { signOut } from '#app/lib/session/start-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { Button } from '#app/ui/buttons/button.tsx';

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
