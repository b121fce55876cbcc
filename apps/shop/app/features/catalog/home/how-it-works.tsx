import { TapeMeasure } from '#app/ui/content/tape-measure.tsx';
import { SectionHeading } from '#app/ui/page/section-heading.tsx';

const steps = [
  { title: 'Maß nehmen', text: 'Mit einem Maßband und zehn Minuten Geduld. Jedes Maß ist erklärt.' },
  { title: 'Design wählen', text: 'Stoff, Farben und Ausstattung zusammenstellen, Schritt für Schritt.' },
  { title: 'Bestellen', text: 'Alles noch einmal prüfen und sicher bezahlen, auch ohne Kundenkonto.' },
  { title: 'Lieferung', text: 'Wir schneiden zu, nähen und schicken Ihnen das fertige Stück nach Hause.' },
] as const;

/** The four steps from measuring to delivery, shown as marks on a tape. */
export function HowItWorks() {
  return (
    <section className="bg-mist">
      <div className="mx-auto flex max-w-6xl flex-col gap-10 px-4 py-16 sm:px-6 md:py-20">
        <SectionHeading title="So entsteht Ihr Maßstück" />
        <TapeMeasure className="rounded-[2px]" />
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li key={step.title} className="flex flex-col gap-2">
              <span aria-hidden className="font-heading text-5xl text-forest tabular-nums">
                {index + 1}
              </span>
              <h3 className="text-xl">{step.title}</h3>
              <p className="text-ink-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
