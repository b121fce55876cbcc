import { company } from 'shop-backend/legal';

interface NeedsScriptProps {
  /** What the page cannot show: `Der Warenkorb`. */
  subject: string;
}

/**
 * Shows a visitor without JavaScript that the page stays empty, and how to order all the same. Placeholders beside it
 * are hidden by `noscript:hidden`.
 */
export function NeedsScript({ subject }: NeedsScriptProps) {
  // React leaves the content of `noscript` to the server, so the browser's script does without it.
  return <noscript>{import.meta.env.SSR && <Sentence subject={subject} />}</noscript>;
}

function Sentence({ subject }: NeedsScriptProps) {
  const { phone, email } = company;
  return (
    // Looks like a notice, whose code and icons the browser's script would load for nothing.
    <div className="mt-6 flex flex-col gap-1 rounded-card border-2 border-line-strong bg-mist p-4">
      <p>
        {`${subject} braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein. Bestellungen und Fragen nehmen wir auch so an:`}
      </p>
      {phone !== null && (
        <p>
          Telefon{' '}
          <a href={`tel:${phone.replaceAll(' ', '')}`} className="underline underline-offset-4">
            {phone}
          </a>
        </p>
      )}
      {email !== null && (
        <p>
          E-Mail{' '}
          <a href={`mailto:${email}`} className="break-all underline underline-offset-4">
            {email}
          </a>
        </p>
      )}
    </div>
  );
}
