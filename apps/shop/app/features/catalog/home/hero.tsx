import { paths } from '#app/config/paths.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { ShopImage } from '#app/ui/content/shop-image.tsx';
import { TapeMeasure } from '#app/ui/content/tape-measure.tsx';

/** Top of the home page: introduces the workshop and links to the collections. */
export function Hero() {
  return (
    <section className="border-line border-b">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-10 sm:px-6 md:grid-cols-2 md:py-16">
        <div className="flex flex-col items-start gap-6">
          <p className="font-semibold text-forest">Maßschneiderei für Hunde</p>
          <h1 className="text-4xl sm:text-5xl lg:text-6xl">Genäht nach den Maßen Ihres Hundes</h1>
          <p className="max-w-lg text-ink-soft text-lg">
            Kein Hund ist Größe M. Sie messen neun Stellen, wir schneiden danach zu: Mäntel, Geschirre, Halsbänder und
            Leinen, die sitzen.
          </p>
          <LinkButton to={paths.categories()} size="large">
            Kollektionen ansehen
          </LinkButton>
        </div>
        <div className="overflow-hidden rounded-card border border-line bg-mist">
          <ShopImage
            source="/catalogue/unikat-massanfertigung.webp"
            alt="Skizze eines Hundes mit Maßband um die Brust und eingezeichnetem Mantel"
            sizes="(min-width: 1152px) 530px, (min-width: 768px) 45vw, 92vw"
            isPriority
          />
          <TapeMeasure />
        </div>
      </div>
    </section>
  );
}
