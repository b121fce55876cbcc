import { ShieldX } from 'lucide-react';
import { paths } from '#app/config/paths.ts';
import { LinkButton } from '../../buttons/link-button.tsx';
import { useAdminTexts } from '../texts/admin-texts.ts';

/** Shown when the admin role was removed while the page was open (OP-11). */
export function Refusal({ title, children }: { title: string; children: string }) {
  const texts = useAdminTexts();
  return (
    <div role="alert" className="mx-auto flex max-w-lg flex-col items-center gap-4 px-4 py-20 text-center">
      <ShieldX aria-hidden className="size-9 text-clay" />
      <h1 className="text-3xl">{title}</h1>
      <p className="text-ink-soft">{children}</p>
      <LinkButton to={paths.home()}>{texts.toHome}</LinkButton>
    </div>
  );
}

/** Shown on the pages of the catalogue and its tools to users without permission. */
export function NoPermission() {
  const texts = useAdminTexts();
  return <Refusal title={texts.noPermission}>{texts.noPermissionText}</Refusal>;
}

/** Shown on the user list to users without permission. */
export function AccessDenied() {
  const texts = useAdminTexts();
  return <Refusal title={texts.accessDenied}>{texts.accessDeniedText}</Refusal>;
}
