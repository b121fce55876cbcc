import type { FieldDraft, OptionDraft, WireCondition } from './wire-builders.ts';

function fabric(value: string, label: string, color: string, look: string): OptionDraft {
  return { value, label, color, image: { url: `/stoffe/${value}.svg`, alt: look }, material: value };
}

/** Fabrics in stock at the workshop. The key of each is its material. Images are paths on the host's site. */
const fabrics: readonly OptionDraft[] = [
  fabric('tartan-rot', 'Wolle Tartan Rot', '#8A2A2B', 'Rotes Schottenkaro mit gelben Linien'),
  fabric('tartan-gruen', 'Wolle Tartan Grün', '#2F5243', 'Grünes Schottenkaro mit hellen Linien'),
  fabric('loden-grau', 'Loden Grau', '#6C7073', 'Grau melierter Loden'),
  fabric('fleece-marine', 'Fleece Marine', '#26395C', 'Dunkelblauer Fleece'),
  fabric('wachstuch', 'Wachstuch Oliv', '#5B5A32', 'Olivgrünes Wachstuch'),
  fabric('cord-ocker', 'Cord Ocker', '#B98235', 'Ockerfarbener Cord mit breiten Rippen'),
];

/** A fabric in stock, for shoppers without a link to their own. */
export const shelfFabricField: FieldDraft = {
  name: 'fabric',
  type: 'radio',
  label: 'Stoff aus unserem Regal',
  presentation: { display: 'swatches', hint: 'Der Preis bleibt gleich.' },
  options: fabrics,
};

/** True while no fabric in stock is chosen. */
export const withoutShelfFabric: WireCondition = {
  not: { any: fabrics.map(({ value }) => ({ field: 'fabric', operator: 'equals', value })) },
};
