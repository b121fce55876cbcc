/** Labels for field names of settings that carry none: those of the built-in steps, and of older or foreign carts. */
const fieldLabels: Readonly<Record<string, string>> = {
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
};

const sectionTitles: Readonly<Record<string, string>> = {
  'dog-information': 'Angaben zum Hund',
  'dog-measurements': 'Maße',
  'fabric-selection': 'Stoffauswahl',
  'cuff-color': 'Bündchenfarbe',
  'lining-options': 'Futter',
  'zipper-options': 'Reißverschluss',
  'additional-features': 'Extras',
};

/** German label of a field; names written with hyphens or underscores are understood too, unknown ones stay. */
export function builtInFieldLabel(name: string): string {
  return lookUp(fieldLabels, camelCase(name)) ?? name;
}

/** German title of a built-in section; an unknown id stays. */
export function builtInSectionTitle(id: string): string {
  return lookUp(sectionTitles, id) ?? id;
}

function lookUp(labels: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(labels, key) ? labels[key] : undefined;
}

function camelCase(name: string): string {
  return name.replace(/[-_]+([a-zA-Z])/g, (_, letter: string) => letter.toUpperCase());
}
