import { Notice } from '#app/ui/states/notice.tsx';
import type { WithdrawalDeclaration } from '../withdrawal-form.ts';

const time = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Berlin' });

interface WithdrawalReceiptProps {
  declaration: WithdrawalDeclaration;
  receivedAt: string;
}

/** Confirms only that a declaration was received. Whether it is effective is decided by people. */
export function WithdrawalReceipt({ declaration, receivedAt }: WithdrawalReceiptProps) {
  const { name, orderNumber, email, message } = declaration;
  const facts = [
    ['Eingegangen am', `${time.format(new Date(receivedAt))} Uhr`],
    ['Name', name],
    ['Bestellnummer', orderNumber],
    ['E-Mail', email],
    ...(message === '' ? [] : [['Nachricht', message]]),
  ];
  return (
    <Notice tone="success" isFocusedAtFirst>
      <p className="font-semibold">Ihr Widerruf ist bei uns eingegangen.</p>
      <p>Eine Eingangsbestätigung mit diesem Inhalt ist auf dem Weg zu Ihnen.</p>
      <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="whitespace-pre-line break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
