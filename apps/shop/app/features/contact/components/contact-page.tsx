import type { CompanyFacts, ShopTerms } from 'shop-backend/legal';
import type { ContactType } from '../contact-form.ts';
import type { ContactReply } from '../contact-reply.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactPanel } from './contact-panel.tsx';

interface ContactPageProps {
  company: CompanyFacts;
  openingHours: string;
  appointmentSlots: ShopTerms['appointmentSlots'];
  /** `2026-11-21` */
  today: string;
  /** The kind of request shown first. */
  firstType: ContactType;
  /** Reply of the server to the last submitted form. */
  reply: ContactReply | undefined;
}

/** Contact and appointment requests beside opening hours and address. */
export function ContactPage({ company, ...form }: ContactPageProps) {
  return (
    <div className="flex flex-col gap-10">
      <header className="flex flex-col gap-3">
        <div aria-hidden className="tape-rule w-24" />
        <h1 className="text-4xl sm:text-5xl">Kontakt</h1>
        <p className="max-w-2xl text-ink-soft text-lg">
          Schreiben Sie uns, oder lassen Sie Ihren Hund bei uns in der Werkstatt ausmessen.
        </p>
      </header>
      <div className="grid items-start gap-8 *:min-w-0 lg:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)]">
        <ContactForm {...form} />
        <ContactPanel company={company} openingHours={form.openingHours} />
      </div>
    </div>
  );
}
