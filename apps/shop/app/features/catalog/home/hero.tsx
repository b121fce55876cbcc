import { paths } from '#app/config/paths.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import type { Elements } from '#app/ui/page/elements.ts';

interface HeroProps {
  /** Shown beside the introduction. */
  designer: Elements;
}

/** Top of the home page: introduces the workshop, links to the collections, and starts a coat. */
export function Hero({ designer }: HeroProps) {
  return (
    <section className="border-line border-b">
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-6 px-4 py-8 sm:px-6 md:grid-cols-2 md:grid-rows-[1fr_1fr] md:py-14">
        <div className="flex flex-col items-start gap-4 self-end">
          <p className="font-semibold text-forest">Maßschneiderei für Hunde</p>
          <h1 className="text-4xl sm:text-5xl lg:text-6xl">Genäht nach den Maßen Ihres Hundes</h1>
        </div>
        {/* On a phone right below the heading. */}
        <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1 md:self-center">{designer}</div>
        <div className="flex flex-col items-start gap-6">
          <p className="max-w-lg text-ink-soft text-lg">
            Kein Hund ist Größe M. Sie messen neun Stellen, wir schneiden danach zu: Mäntel, Geschirre, Halsbänder und
            Leinen, die sitzen.
          </p>
          <LinkButton to={paths.categories()} variant="secondary" size="large">
            Kollektionen ansehen
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
