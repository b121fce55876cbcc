import { dogCoatTemplate } from 'configurator-core/templates';
import { derivedId } from './ids.ts';
import { ago, insert } from './sql.ts';

/** What the sheet of a material states. */
interface MaterialFacts {
  weight_gsm: number;
  /** From 1 to 5. */
  warmth: number;
  water_resistance: 'none' | 'repellent' | 'waterproof';
  care: string;
}

/** Facts by key of the material: usual values of such cloth. */
const factsByKey: Readonly<Record<string, MaterialFacts>> = {
  'tartan-rot': {
    weight_gsm: 420,
    warmth: 4,
    water_resistance: 'repellent',
    care: 'Wollwaschgang bei 30 Grad, liegend trocknen. Trockenen Schmutz ausbürsten.',
  },
  'tartan-gruen': {
    weight_gsm: 420,
    warmth: 4,
    water_resistance: 'repellent',
    care: 'Wollwaschgang bei 30 Grad, liegend trocknen. Trockenen Schmutz ausbürsten.',
  },
  'loden-grau': {
    weight_gsm: 480,
    warmth: 5,
    water_resistance: 'repellent',
    care: 'Ausbürsten und lüften reicht meist. Sonst Handwäsche bei 30 Grad, liegend trocknen.',
  },
  'fleece-marine': {
    weight_gsm: 280,
    warmth: 3,
    water_resistance: 'none',
    care: 'Bei 40 Grad waschen, ohne Weichspüler. Trocknet über Nacht, nicht bügeln.',
  },
  wachstuch: {
    weight_gsm: 250,
    warmth: 1,
    water_resistance: 'waterproof',
    care: 'Mit kaltem Wasser und einem Schwamm abwischen, nicht waschen. Einmal im Jahr nachwachsen.',
  },
  'cord-ocker': {
    weight_gsm: 340,
    warmth: 3,
    water_resistance: 'none',
    care: 'Auf links bei 30 Grad waschen, nicht in den Trockner. Feucht in Form ziehen.',
  },
};

/** SQL that inserts a material for each fabric of the coat, with its key, name, picture and facts. */
export function materialsSql(): string {
  const options = dogCoatTemplate.sections.flatMap(({ groups }) =>
    groups.flatMap(({ fields }) => fields.flatMap((field) => field.options)),
  );
  const rows = options.flatMap(({ label, image, material }, index) => {
    if (material === undefined) return [];
    const facts = factsByKey[material];
    if (facts === undefined) throw new Error(`The material ${material} has no facts`);
    const row = { id: derivedId(`material:${material}`), key: material, name: label, image_url: image?.url ?? null };
    return [{ ...row, ...facts, created_at: ago(`${70 - index} days`) }];
  });
  return insert('public.materials', rows);
}
