import type { Work, WorkField, WorkRule } from '../work.ts';

/** The parts of JSON Schema that the work needs. */
export interface ValueSchema {
  type: 'string' | 'number';
  title: string;
  minimum?: number;
  maximum?: number;
  oneOf?: { const: string; title: string }[];
}

/** Returns the schema of one field's value. */
export function valueSchema({ kind, label, options }: WorkField): ValueSchema {
  if (kind === 'number') return { type: 'number', title: label, minimum: 0, maximum: 100 };
  if (options.length === 0) return { type: 'string', title: label };
  return {
    type: 'string',
    title: label,
    oneOf: options.map((option) => ({ const: option.value, title: option.label })),
  };
}

/** Returns the schema that the value read by a rule must match for the field to be visible. */
export function conditionSchema({ operator, value, sourceKind }: WorkRule) {
  const expected = sourceKind === 'number' ? Number(value) : value;
  switch (operator) {
    case 'equals':
      return { const: expected };
    case 'not_equals':
      return { not: { const: expected } };
    case 'contains':
      return { type: 'string', pattern: value } as const;
    case 'greater_than':
      return { type: 'number', exclusiveMinimum: Number(value) } as const;
    case 'less_than':
      return { type: 'number', exclusiveMaximum: Number(value) } as const;
  }
}

/** Returns all fields of the work, in template order. */
export function allFields({ sections }: Work): readonly WorkField[] {
  return sections.flatMap(({ fields }) => fields);
}
