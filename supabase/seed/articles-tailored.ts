import type { ArticleDraft } from './article-draft.ts';

/** Made-to-measure articles. */
export const tailoredArticles: readonly ArticleDraft[] = [
  {
    number: 1,
    slug: 'wintermantel-nordwind',
    title: 'Wintermantel „Nordwind“',
    description: `Für Tage, an denen der Wind von vorn kommt. Der Nordwind reicht bis zum Rutenansatz, schließt am Bauch und lässt die Läufe frei.

**Was ihn ausmacht**

- geschnitten nach neun Maßen Ihres Hundes
- Außenstoff nach Ihrer Wahl, wasserabweisend ausgerüstet
- auf Wunsch gefüttert: nur der Rücken oder komplett
- hoher Kragen, der sich umschlagen lässt

**Pflege:** 30 Grad, Schonwaschgang, nicht in den Trockner.`,
    price: '129.00',
    categories: ['coats'],
    configuratorType: 'dog-coat',
    template: 'dog-coat',
    withdrawalExcluded: true,
    deliveryDays: [10, 14],
    detailAlt: 'Nahaufnahme von Bündchen und Futter des Wintermantels',
  },
  {
    number: 2,
    slug: 'regenmantel-kuestennebel',
    title: 'Regenmantel „Küstennebel“',
    description: `Ein leichter Mantel gegen Regen und Gischt. Die Nähte am Rücken sind abgedichtet, der Bauchlatz hält den Spritzschutz dort, wo er gebraucht wird. Am dichtesten ist er in Wachstuch; die anderen Stoffe aus unserem Regal imprägnieren wir.

- geschnitten nach neun Maßen Ihres Hundes
- auf Wunsch mit zweitem Reißverschluss: leicht anzuziehen, auch bei Hunden, die nichts über den Kopf mögen
- auf Wunsch mit reflektierenden Nähten für dunkle Morgenrunden

**Pflege:** abwischen oder bei 30 Grad ohne Weichspüler waschen.`,
    price: '109.00',
    categories: ['coats'],
    configuratorType: 'dog-coat',
    template: 'dog-coat',
    withdrawalExcluded: true,
    deliveryDays: [10, 14],
    detailAlt: 'Nahaufnahme des Reißverschlusses am Regenmantel',
  },
  {
    number: 3,
    slug: 'uebergangsmantel-spaziergang',
    title: 'Übergangsmantel „Spaziergang“',
    description: `Der Mantel für die Wochen, in denen es morgens kalt und mittags warm ist. Kurz geschnitten, ohne Futter luftig, mit Rückenfutter warm genug für den ersten Frost.

Der Preis hängt von der Rückenlänge und den Extras ab; der Konfigurator zeigt ihn bei jedem Schritt.

**Pflege:** 30 Grad, Schonwaschgang.`,
    price: null,
    categories: ['coats'],
    configuratorType: 'dog-coat',
    template: 'dog-coat',
    withdrawalExcluded: true,
    deliveryDays: [10, 14],
  },
  {
    number: 4,
    slug: 'fleecepullover-kamin',
    title: 'Fleecemantel „Kamin“',
    description: `Weich wie eine Decke und doch ein Mantel: für kleine und kurzhaarige Hunde, die auch drinnen frieren, und für den Heimweg nach dem Schwimmen. Gedacht ist er in Fleece Marine; Sie können auch einen anderen Stoff aus unserem Regal wählen.

- elastische Bündchen in zehn Farben
- Reißverschluss an der Seite, weich hinterlegt: Nichts drückt beim Liegen

**Pflege:** 40 Grad, trocknet über Nacht.`,
    price: '89.00',
    categories: ['coats'],
    configuratorType: 'dog-coat',
    withdrawalExcluded: true,
    deliveryDays: [10, 14],
  },
  {
    number: 5,
    slug: 'geschirr-wanderfreund',
    title: 'Geschirr „Wanderfreund“',
    description: `Ein Y-Geschirr für lange Wege. Die Schultern bleiben frei, der Zug verteilt sich auf das Brustbein, der Bauchgurt liegt weit hinter den Ellenbogen.

- nach Maß gefertigt, am Bauchgurt nachstellbar
- weich unterlegte Stege aus Ihrem Wunschstoff
- Ringe und Schnalle aus Messing`,
    price: '74.00',
    categories: ['harnesses'],
    configuratorType: 'dog-harness',
    template: 'dog-harness',
    withdrawalExcluded: true,
    deliveryDays: [10, 14],
    detailAlt: 'Nahaufnahme des Bauchgurts am Geschirr',
  },
  {
    number: 6,
    slug: 'geschirr-leichtfuss',
    title: 'Geschirr „Leichtfuß“',
    description: `Für kleine Hunde und Welpen: schmale Stege, leichte Schließen, nichts, was an den Ohren hängen bleibt. Wächst Ihr Hund noch, ändern wir das Geschirr einmal im ersten Jahr kostenlos.`,
    price: '59.00',
    categories: ['harnesses'],
    configuratorType: 'dog-harness',
    template: 'dog-harness',
    withdrawalExcluded: true,
    deliveryDays: [10, 14],
  },
  {
    number: 7,
    slug: 'halsband-lindenhof',
    title: 'Halsband „Lindenhof“',
    description: `Breit, weich gefüttert und schlicht. Der Stoff ist Ihre Wahl, die Schnalle aus Messing läuft mit den Jahren schön an.

- Breite nach Größe des Hundes, 25 bis 40 mm
- Ring für die Marke, damit sie nicht am Karabiner klappert`,
    price: '34.00',
    categories: ['collars'],
    configuratorType: 'dog-collar',
    template: 'dog-collar',
    deliveryDays: [7, 10],
    detailAlt: 'Nahaufnahme der Messingschnalle am Halsband',
  },
  {
    number: 8,
    slug: 'halsband-abendrot',
    title: 'Halsband „Abendrot“',
    description: `Außen Ihr Stoff, innen ein warmes Gelb, das nur hervorblitzt, wenn sich der Hund schüttelt. Mit einer Schnalle aus Messing.`,
    price: '29.50',
    categories: ['collars'],
    configuratorType: 'dog-collar',
    deliveryDays: [7, 10],
  },
  {
    number: 9,
    slug: 'leine-weitblick',
    title: 'Leine „Weitblick“',
    description: `Drei Meter lang, mit Handschlaufe und einem Karabiner aus Messing. Passt zum Halsband Lindenhof, wenn Sie denselben Stoff wählen.

- auf Wunsch mit reflektierenden Nähten
- auf Wunsch mit Aufdruck, bis zu fünf Zeichen je Seite`,
    price: '44.00',
    categories: ['leashes'],
    configuratorType: 'dog-leash',
    template: 'dog-leash',
    deliveryDays: [7, 10],
  },
  {
    number: 10,
    slug: 'leine-stadtgang',
    title: 'Leine „Stadtgang“',
    description: `Kurz und griffig für Gehweg, Bahn und Treppe: 1,20 Meter mit weicher Handschlaufe. Auf Wunsch mit reflektierenden Nähten auf ganzer Länge.`,
    price: '36.00',
    categories: ['leashes'],
    configuratorType: 'dog-leash',
    template: 'dog-leash',
    deliveryDays: [7, 10],
  },
  {
    number: 11,
    slug: 'leine-sommerwind',
    title: 'Leine „Sommerwind“',
    description: `Leicht, hell und schnell trocken: unsere Leine für See und Strand. Im Winter nähen wir sie nicht, im April ist sie wieder da.`,
    price: '32.00',
    categories: ['leashes'],
    configuratorType: 'dog-leash',
    template: 'dog-leash',
    isPaused: true,
    deliveryDays: [7, 10],
  },
  {
    number: 12,
    slug: 'hundebett-ruhepol',
    title: 'Hundebett „Ruhepol“',
    description: `Ein Bett in der Größe Ihres Hundes, rund oder rechteckig. Der Rand stützt den Kopf, die Füllung wählen Sie nach Alter und Gewicht.

- Liegefläche auf den Zentimeter nach Wunsch
- Bezug abnehmbar und bei 30 Grad waschbar
- auf Wunsch mit gesticktem Namen`,
    price: '119.00',
    categories: ['coats'],
    template: 'dog-bed',
    withdrawalExcluded: true,
    deliveryDays: [10, 14],
    detailAlt: 'Nahaufnahme der Kissennaht am Hundebett',
  },
];
