import { CalendarPlus } from 'lucide-react';
import { paths } from '#app/config/paths.ts';
import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import { Notice } from '#app/ui/states/notice.tsx';
import type { ContactReply } from '../contact-reply.ts';

type Sent = Extract<ContactReply, { kind: 'sent' }>['request'];

/** Confirms that the request was received. An appointment can be downloaded as a calendar file. */
export function SentNotice({ request: { type, preferredDate, preferredTime } }: { request: Sent }) {
  return (
    <Notice tone="success" isFocusedAtFirst className="mb-8">
      <p className="font-semibold">
        {type === 'contact' ? 'Vielen Dank für Ihre Nachricht!' : 'Vielen Dank für Ihre Terminanfrage!'}
      </p>
      <p>
        {type === 'contact'
          ? 'Sie ist bei uns angekommen. Wir melden uns in der Regel innerhalb von zwei Werktagen.'
          : 'Sie ist bei uns angekommen. Wir bestätigen Ihnen die genaue Uhrzeit per E-Mail.'}
      </p>
      {type === 'appointment' && preferredTime !== '' && (
        <a
          href={paths.appointmentFile(preferredDate, preferredTime)}
          download
          className={buttonStyle('secondary', 'medium', 'mt-3 self-start')}
        >
          <CalendarPlus aria-hidden className="size-5" />
          In den Kalender eintragen
        </a>
      )}
    </Notice>
  );
}
