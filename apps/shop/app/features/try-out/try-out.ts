/** A choice whose look can be tried before configuring. */
export interface TryOutOption {
  /** Value of the template's option. */
  readonly value: string;
  readonly label: string;
  /** `#rrggbb`; null if the option has no color. */
  readonly color: string | null;
  readonly pictureUrl: string | null;
  /** Key of its material; null if it has none. */
  readonly material: string | null;
}

/** A field of the template whose options can be tried. */
export interface TryOutField {
  readonly name: string;
  readonly label: string;
  readonly options: readonly TryOutOption[];
}

/** What can be tried at the picture of an article. */
export interface TryOut {
  readonly configuratorType: string;
  /** The version that draws the choices. */
  readonly template: { readonly id: string; readonly version: number };
  readonly fields: readonly TryOutField[];
  /** Whether the template asks for the breed, by which the dog's build is drawn. */
  readonly hasBreed: boolean;
}

/** Name of the field with the breed. */
export const breedField = 'breed';

/** The chosen options by field name. */
export type TriedValues = Readonly<Record<string, string>>;

/** Describes the chosen options, e.g. `Loden Grau, Bündchenfarbe Oliv`. */
export function describeTried({ fields }: TryOut, tried: TriedValues): string {
  return fields
    .flatMap(({ name, label, options }) => {
      const chosen = options.find(({ value }) => value === tried[name]);
      if (chosen === undefined) return [];
      return [chosen.pictureUrl === null ? `${label} ${chosen.label}` : chosen.label];
    })
    .join(', ');
}
