/**
 * German words for settings that carry no labels of their own: carts and orders from before templates, or from elsewhere.
 * This is vocabulary for reading only; no rule, price or check knows these names.
 */
const words = {
  sections: {
    'dog-information': 'Angaben zum Hund',
    'dog-measurements': 'Maße',
    'fabric-selection': 'Stoffauswahl',
    'cuff-color': 'Bündchenfarbe',
    'lining-options': 'Futter',
    'zipper-options': 'Reißverschluss',
    'additional-features': 'Extras',
  },
  fields: {
    dogName: 'Name des Hundes',
    breed: 'Rasse',
    size: 'Größe',
    gender: 'Geschlecht',
    weight: 'Gewicht',
    age: 'Alter',
    specialFeatures: 'Besonderheiten',
    neck: 'Halsumfang',
    chest: 'Brustumfang',
    backLength: 'Rückenlänge',
    shoulderToSternum: 'Schulter bis Brustbein',
    shoulderToTail: 'Schulter bis Rutenansatz',
    shoulderToHips: 'Schulter bis Hüfte',
    sternumToBelly: 'Brustbein bis Bauch',
    chestCircumference: 'Brustumfang',
    waistCircumference: 'Taillenumfang',
    headCircumference: 'Kopfumfang',
    collarLength: 'Kragenlänge',
    thighLength: 'Oberschenkellänge',
    fabric: 'Stoff',
    link: 'Stoff (Link)',
    'back.link': 'Stoff Rückenteil (Link)',
    'collar.link': 'Stoff Kragen (Link)',
    'belly.link': 'Stoff Bauch (Link)',
    selectedColor: 'Farbe der Bündchen',
    cuff: 'Bündchen',
    collar: 'Kragen',
    lining: 'Futter',
    type: 'Futter',
    color: 'Farbe',
    zipper: 'Reißverschluss',
    hasSecondZipper: 'Zweiter Reißverschluss',
    reflectors: 'Reflektoren',
    reflectiveStitching: 'Reflektierende Nähte',
    embroidery: 'Stickerei',
    pockets: 'Taschen',
    hood: 'Kapuze',
    printOption: 'Aufdruck',
    printColor: 'Farbe des Aufdrucks',
    printText: 'Text des Aufdrucks',
  },
  values: {
    none: 'Ohne',
    'back-only': 'Nur Rücken',
    complete: 'Komplett',
    'one-sided': 'Einseitig',
    'two-sided': 'Beidseitig',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

function camelCase(name: string): string {
  return name.replace(/[-_]+([a-z])/gi, (_, letter: string) => letter.toUpperCase());
}

/** The German word for a name of the built-in products; names with hyphens or underscores are understood too. */
export function builtInWord(kind: keyof typeof words, name: string): string | null {
  const table: Readonly<Record<string, string>> = words[kind];
  const key = Object.hasOwn(table, name) ? name : camelCase(name);
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null;
}
