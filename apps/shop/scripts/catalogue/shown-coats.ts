/** The configuration that each picture of a coat shows, by the picture's name: fields of the coat's template. */
export const shownCoats = {
  'wintermantel-nordwind': {
    fabric: 'tartan-gruen',
    selectedColor: 'bordeaux',
    type: 'complete',
    color: 'beige',
    reflectiveStitching: 'yes',
  },
  'regenmantel-kuestennebel': { fabric: 'wachstuch', selectedColor: 'black', type: 'none', hasSecondZipper: 'yes' },
  'uebergangsmantel-spaziergang': { fabric: 'cord-ocker', selectedColor: 'brown', type: 'back-only', color: 'brown' },
  'fleecepullover-kamin': { fabric: 'fleece-marine', selectedColor: 'red', type: 'none' },
  'kategorie-maentel': { fabric: 'loden-grau', selectedColor: 'orange', type: 'none', reflectiveStitching: 'yes' },
  'kategorie-maentel-kurz': { fabric: 'tartan-rot', selectedColor: 'black', type: 'none' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
