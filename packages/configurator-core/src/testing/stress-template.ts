import { createRandom } from './random.ts';
import { type WireField, type WireRule, type WireTemplate, wireField, wireTemplate } from './wire-template.ts';

const FIELDS_PER_SECTION = 10;
const CONDITIONAL_SHARE = 0.3;
const REQUIRED_SHARE = 0.4;
const operators = ['equals', 'not_equals', 'contains', 'greater_than', 'less_than'] as const;

/** Returns the type of the nth field: half are choices, the rest alternate between numbers and texts. */
function kindAt(index: number): 'dropdown' | 'radio' | 'number' | 'text' {
  return (['dropdown', 'number', 'radio', 'text'] as const)[index % 4] ?? 'text';
}

/** Texts that fields of a stress template contain and rules compare with. */
export const stressWords = ['Fell', 'Wolle', 'Loden', 'Samt'] as const;

function isReadBy(field: WireField, operator: WireRule['operator']): boolean {
  if (operator === 'contains') return field.field_type === 'text';
  if (operator === 'greater_than' || operator === 'less_than') return field.field_type === 'number';
  return field.options.length > 0;
}

/**
 * Creates the synthetic template of the benchmark with `fieldCount` fields: 30 % with a condition on an earlier field
 * (the five operators mixed), half choice fields with four priced options, 40 % required. Rules read only fields
 * without a condition, so that every engine has the same semantics. Equal seeds return equal templates.
 */
export function stressTemplate(fieldCount: number, seed = 1): WireTemplate {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const fields: WireField[] = [];
  for (let index = 0; index < fieldCount; index += 1) {
    const kind = kindAt(index);
    const operator = pick(operators) ?? 'equals';
    const read = pick(fields.filter((field) => field.conditional_display === null && isReadBy(field, operator)));
    const isConditional = random() < CONDITIONAL_SHARE;
    const isRequired = random() < REQUIRED_SHARE;
    const literal = operator === 'contains' ? pick(stressWords) : 10 * Math.floor(random() * 10);
    fields.push(
      wireField(
        {
          name: `field${index}`,
          label: `Feld ${index}`,
          field_type: kind,
          is_required: isRequired,
          validation_rules: kind === 'number' ? { min: 0, max: 100 } : null,
          conditional_display:
            isConditional && read !== undefined
              ? {
                  field: read.name,
                  operator,
                  value: (read.options.length > 0 ? pick(read.options)?.value : literal) ?? '',
                }
              : null,
          options:
            kind === 'dropdown' || kind === 'radio'
              ? [1, 2, 3, 4].map((place) => ({
                  value: `option-${place}`,
                  label: `Option ${place}`,
                  additional_price: Math.floor(random() * 2000) / 100,
                }))
              : [],
        },
        index % FIELDS_PER_SECTION,
      ),
    );
  }
  const sectionCount = Math.ceil(fieldCount / FIELDS_PER_SECTION);
  const template = wireTemplate(
    Array.from({ length: sectionCount }, () => ({ fields: [] })),
    { id: `stress-${fieldCount}`, name: `Belastung mit ${fieldCount} Feldern` },
  );
  for (const [index, field] of fields.entries()) {
    template.sections[Math.floor(index / FIELDS_PER_SECTION)]?.groups[0]?.fields.push(field);
  }
  return template;
}

/** Returns a value for a field of a stress template, for `random` in [0, 1). */
export function stressValue(field: WireField, random: () => number): string | number {
  if (field.field_type === 'number') return Math.floor(random() * 101);
  if (field.options.length > 0) return field.options[Math.floor(random() * field.options.length)]?.value ?? '';
  return stressWords[Math.floor(random() * stressWords.length)] ?? '';
}
