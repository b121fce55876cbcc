/** An option on a stage; omitted properties are empty. */
export interface StageOption {
  value: string;
  label: string;
  additional_price?: number;
  is_default?: boolean;
  color_value?: string;
  image?: { url: string; alt?: string; sources?: readonly { url: string; width: number }[] };
  material?: string;
  conditional_display?: unknown;
}

/** A field on a stage; omitted properties are empty. */
export interface StageField {
  name: string;
  field_type: string;
  label: string;
  placeholder?: string;
  tooltip?: string;
  is_required?: boolean;
  default_value?: unknown;
  validation_rules?: Record<string, unknown>;
  additional_options?: Record<string, unknown>;
  conditional_display?: unknown;
  options?: readonly StageOption[];
  computed?: Record<string, unknown>;
}

/** A group on a stage. */
export interface StageGroup {
  title?: string;
  description?: string;
  layout?: 'vertical' | 'horizontal' | 'grid';
  fields: readonly StageField[];
}

function stageOption(option: StageOption, index: number) {
  return {
    additional_price: 0,
    is_default: false,
    color_value: null,
    conditional_display: null,
    ...option,
    id: `option-${index}`,
    order_index: index,
  };
}

function stageField({ options = [], ...field }: StageField, index: number) {
  return {
    placeholder: null,
    tooltip: null,
    is_required: false,
    default_value: null,
    validation_rules: null,
    additional_options: null,
    conditional_display: null,
    ...field,
    id: `field-${field.name}`,
    order_index: index,
    options: options.map(stageOption),
  };
}

/** Returns a template in wire format from the parts that a story needs: one list of groups per step. */
export function stageTemplate(steps: readonly (readonly StageGroup[])[]) {
  return {
    id: 'stage',
    version: 1,
    name: 'Bühne',
    language: 'de',
    description: null,
    configurator_type: null,
    price_rules: [],
    sections: steps.map((groups, sectionIndex) => ({
      id: `step-${sectionIndex + 1}`,
      title: `Schritt ${'ABCDEFGH'.charAt(sectionIndex)}`,
      description: null,
      order_index: sectionIndex,
      conditional_display: null,
      groups: groups.map(({ fields, ...group }, groupIndex) => ({
        title: null,
        description: null,
        layout: 'vertical',
        conditional_display: null,
        ...group,
        id: `group-${sectionIndex + 1}-${groupIndex + 1}`,
        order_index: groupIndex,
        fields: fields.map(stageField),
      })),
    })),
  };
}
