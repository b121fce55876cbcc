import { paths } from '#app/config/paths.ts';
import { LinkButton } from '../buttons/link-button.tsx';

interface NotFoundProps {
  title?: string;
  description?: string;
  backTo?: string;
  backLabel?: string;
}

/** Page for an unknown address. */
export function NotFound({
  title = 'Seite nicht gefunden',
  description = 'Die Adresse stimmt nicht oder die Seite gibt es nicht mehr.',
  backTo = paths.home(),
  backLabel = 'Zur Startseite',
}: NotFoundProps) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-5 py-20 text-center">
      <div aria-hidden className="tape-rule w-40" />
      <h1 className="text-3xl">{title}</h1>
      <p className="text-ink-soft">{description}</p>
      <LinkButton to={backTo}>{backLabel}</LinkButton>
    </div>
  );
}
