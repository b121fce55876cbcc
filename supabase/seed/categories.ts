import { categoryIds } from './ids.ts';
import { ago, insert } from './sql.ts';

const categories = [
  {
    id: categoryIds.coats,
    title: 'Mäntel',
    image: 'kategorie-maentel',
    description:
      'Mäntel, die sitzen, weil sie nach neun Maßen Ihres Hundes geschnitten werden. Mit oder ohne Futter, für Regen, Schnee und lange Wege. Dazu Maßband und Pflege aus unserer Werkstatt.',
  },
  {
    id: categoryIds.harnesses,
    title: 'Geschirre',
    image: 'kategorie-geschirre',
    description:
      'Geschirre, die nicht scheuern und nicht rutschen. Wir fertigen nach Maß, damit die Schultern frei bleiben und der Bauchgurt hält, ohne zu drücken.',
  },
  {
    id: categoryIds.collars,
    title: 'Halsbänder',
    image: 'kategorie-halsbaender',
    description: 'Weich gefütterte Halsbänder aus Ihrem Wunschstoff, mit Beschlägen, die ein Hundeleben halten.',
  },
  {
    id: categoryIds.leashes,
    title: 'Leinen',
    image: 'kategorie-leinen',
    description:
      'Leinen, die gut in der Hand liegen: aus Ihrem Wunschstoff, auf Wunsch mit reflektierenden Nähten und dem Namen Ihres Hundes.',
  },
] as const;

/** SQL that inserts the four collections. */
export function categoriesSql(): string {
  return insert(
    'public.categories',
    categories.map(({ image, ...category }, index) => ({
      ...category,
      image_url: `/catalogue/${image}.webp`,
      created_at: ago(`${80 - index} days`),
    })),
  );
}
