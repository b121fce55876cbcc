import type { ArticleDraft } from './article-draft.ts';

/** Articles in stock, and articles made on request. */
export const readyMadeArticles: readonly ArticleDraft[] = [
  {
    number: 13,
    slug: 'pflegeset-werkstatt',
    title: 'Pflegeset „Werkstatt“',
    description: `Alles, was ein Mantel braucht, um lange schön zu bleiben: eine Bürste aus Buchenholz, 250 ml Wollwaschmittel ohne Duftstoffe und ein Wäschesäckchen aus Leinen.`,
    price: '24.90',
    categories: ['coats'],
    deliveryDays: [1, 3],
    safetyNotes: 'Waschmittel von Kindern und Tieren fernhalten. Nicht einnehmen, Augenkontakt vermeiden.',
  },
  {
    number: 14,
    slug: 'massband-pfotenmass',
    title: 'Maßband „Pfotenmaß“',
    description: `Weiches Maßband, 150 cm, mit Millimetern auf der einen und einer Anleitung für die neun Maße auf der anderen Seite. Damit sitzt der Mantel beim ersten Mal.`,
    price: '6.50',
    categories: ['coats', 'harnesses'],
    deliveryDays: [1, 3],
  },
  {
    number: 15,
    slug: 'unikat-massanfertigung',
    title: 'Einzelstück nach Ihrer Idee',
    description: `Ein Mantel für drei Beine, ein Geschirr für den Rollwagen, ein Regencape für den Lastenradkorb: Erzählen Sie uns davon. Wir zeichnen, messen mit Ihnen und nennen Ihnen dann einen Preis.

Schreiben Sie uns an hallo@example.de und vereinbaren Sie einen Messtermin.`,
    price: null,
    categories: ['coats'],
    withdrawalExcluded: true,
    deliveryDays: [15, 30],
  },
];
