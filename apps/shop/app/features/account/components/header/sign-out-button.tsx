import { LogOut } from 'lucide-react';
import { signOut } from '#app/lib/session/start-session.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { Button } from '#app/ui/buttons/button.tsx';

interface SignOutButtonProps {
  onPress: () => void;
}

/** Ends the session in every tab of this browser. */
export function SignOutButton({ onPress }: SignOutButtonProps) {
  const env = usePublicEnv();
  const press = () => {
    onPress();
    void signOut(env);
  };
  return (
    <Button variant="secondary" onClick={press} className="w-full">
      <LogOut aria-hidden className="size-5" />
      Abmelden
    </Button>
  );
}
