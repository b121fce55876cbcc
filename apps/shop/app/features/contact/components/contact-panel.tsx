import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CompanyFacts } from 'shop-backend/legal';
import { Card } from '#app/ui/content/card.tsx';

/** Opening hours and address, beside the form. */
export function ContactPanel({ company, openingHours }: { company: CompanyFacts; openingHours: string }) {
  return (
    <Card className="p-5 sm:p-6">
      <aside aria-label="Öffnungszeiten und Anschrift" className="flex flex-col gap-5">
        <Fact icon={<Clock aria-hidden className="size-5" />} title="Öffnungszeiten">
          {openingHours}
        </Fact>
        <Fact icon={<MapPin aria-hidden className="size-5" />} title="Adresse">
          <address className="not-italic">
            <span>{company.legalName}</span>
            <br />
            <span>{company.street}</span>
            <br />
            <span>{`${company.postalCode} ${company.city}`}</span>
          </address>
        </Fact>
        {company.phone !== null && (
          <Fact icon={<Phone aria-hidden className="size-5" />} title="Telefon">
            <a
              href={`tel:${company.phone.replaceAll(' ', '')}`}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {company.phone}
            </a>
          </Fact>
        )}
        {company.email !== null && (
          <Fact icon={<Mail aria-hidden className="size-5" />} title="E-Mail">
            <a
              href={`mailto:${company.email}`}
              className="inline-flex min-h-6 items-center break-all underline underline-offset-4"
            >
              {company.email}
            </a>
          </Fact>
        )}
      </aside>
    </Card>
  );
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="flex gap-3">
      <span className="mt-0.5 text-forest">{icon}</span>
      <div className="flex flex-col gap-0.5">
        <h2 className="font-semibold text-base">{title}</h2>
        <div className="text-ink-soft">{children}</div>
      </div>
    </section>
  );
}
