const german = new Intl.Collator('de');

/** Compares two entries by name, as a German dictionary sorts them: "Ärmel" between "Arm" and "Zebra". */
export function byName<Entry>(nameOf: (entry: Entry) => string): (one: Entry, other: Entry) => number {
  return (one, other) => german.compare(nameOf(one), nameOf(other));
}
