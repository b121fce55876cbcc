import { type WireTemplate, wireTemplate } from 'configurator-core/testing';

const FIELDS_PER_SECTION = 10;
/** Number of fields per section that read nothing. */
const ROOTS = 2;
const BACK = [1, 2, 5, 11, 23] as const;

/**
 * Returns a template in which every field reads others or is read. In each section the first fields read nothing; each
 * of the rest reads one or two earlier fields of its own or another section. The rules have five layers.
 */
export function connectedTemplate(fieldCount: number): WireTemplate {
  const reads = (index: number): readonly number[] => {
    const place = index % FIELDS_PER_SECTION;
    if (place < ROOTS) return [];
    const far = index - (BACK[index % BACK.length] ?? 1) * FIELDS_PER_SECTION;
    const near = place < 5 ? index - (place % ROOTS) - (place - ROOTS) - 1 : index - 2;
    // A cause in another section is always a root, so that layers do not accumulate across sections.
    const root = far - (far % FIELDS_PER_SECTION) + (index % ROOTS);
    return far >= 0 && index % 3 === 0 ? [near, root] : [near];
  };
  const sections = Array.from({ length: Math.ceil(fieldCount / FIELDS_PER_SECTION) }, (_, section) => ({
    title: `Schritt ${section + 1}`,
    fields: Array.from(
      { length: Math.min(FIELDS_PER_SECTION, fieldCount - section * FIELDS_PER_SECTION) },
      (_, place) => {
        const index = section * FIELDS_PER_SECTION + place;
        const rules = reads(index).map((cause) => ({
          field: `field${cause}`,
          operator: 'equals' as const,
          value: `option-${(index % 3) + 1}`,
        }));
        return {
          name: `field${index}`,
          label: `Feld ${index}`,
          field_type: 'dropdown' as const,
          conditional_display: rules.length === 0 ? null : { all: rules },
          options: [1, 2, 3].map((option) => ({ value: `option-${option}`, label: `Option ${option}` })),
        };
      },
    ),
  }));
  return wireTemplate(sections, { id: `connected-${fieldCount}`, name: `${fieldCount} Felder mit Regeln` });
}
