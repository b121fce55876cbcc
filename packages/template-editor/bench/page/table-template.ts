import { stressTemplate, type WireTemplate, wireField } from 'configurator-core/testing';

/** Rows and columns of the table. */
const SIDE = 100;

/** Returns a template of many fields with a price table of 100 × 100 cells over two of them. */
export function tableTemplate(fieldCount: number): WireTemplate {
  const template = stressTemplate(fieldCount);
  const side = (field: string) => ({
    field,
    ranges: Array.from({ length: SIDE }, (_, at) => ({ from: at, to: at + 1 })),
  });
  const ofTable = (name: string, label: string) =>
    wireField({ name, label, field_type: 'number', validation_rules: { min: 0, max: SIDE } }, template.sections.length);
  template.sections[0]?.groups[0]?.fields.push(ofTable('width', 'Breite'), ofTable('height', 'Höhe'));
  const cells = Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (_, column) => row * SIDE + column),
  );
  const table = { columns: side('width'), rows: side('height'), cells, gap: 'round_up' };
  template.price_rules.push({ id: 'size', label: 'Größe', amount: { table } });
  return template;
}
