import {
  type Field,
  type Group,
  parseTemplate,
  type Section,
  serializeTemplate,
  type Template,
  type TemplateIssue,
} from 'configurator-core';
import type { ElementKind, Elements, Part } from './element.ts';
import { partOf } from './find.ts';

const emptyField: Field = {
  id: 'probe-field',
  name: 'probeField',
  type: 'dropdown',
  label: '',
  placeholder: null,
  tooltip: null,
  isRequired: false,
  defaultValue: null,
  validationRules: {},
  additionalOptions: {},
  condition: null,
  options: [],
  extra: {},
};
const emptyGroup: Group = {
  id: 'probe-group',
  title: null,
  description: null,
  layout: 'vertical',
  condition: null,
  fields: [],
  extra: {},
};
const emptySection: Section = {
  id: 'probe-section',
  title: '',
  description: null,
  condition: null,
  groups: [],
  extra: {},
};
const emptyTemplate: Template = {
  id: 'probe',
  version: 0,
  name: 'probe',
  description: null,
  configuratorType: null,
  priceRules: [],
  sections: [],
  extra: {},
};

interface Probe {
  readonly template: Template;
  /** What the paths of the issues begin with. */
  readonly prefix: string;
}

const inSection = (section: Section): Template => ({ ...emptyTemplate, sections: [section] });
const inGroup = (group: Group): Template => inSection({ ...emptySection, groups: [group] });
const inField = (field: Field): Template => inGroup({ ...emptyGroup, fields: [field] });

const probes: { readonly [K in ElementKind]: (element: Elements[K]) => Probe } = {
  section: (section) => ({ template: inSection(section), prefix: 'sections[0]' }),
  group: (group) => ({ template: inGroup(group), prefix: 'sections[0].groups[0]' }),
  field: (field) => ({ template: inField(field), prefix: 'sections[0].groups[0].fields[0]' }),
  option: (option) => ({
    template: inField({ ...emptyField, options: [option] }),
    prefix: 'sections[0].groups[0].fields[0].options[0]',
  }),
  price_rule: (rule) => ({ template: { ...emptyTemplate, priceRules: [rule] }, prefix: 'price_rules[0]' }),
};

function probe<K extends ElementKind>(kind: K, element: Elements[K]): Probe {
  return probes[kind](element);
}

/** A template that holds nothing but one part. */
export function wrapPart({ kind, element }: Part): Template {
  return probe(kind, element).template;
}

/** The part that `wrapPart` put into a template. */
export function unwrapPart(kind: ElementKind, template: Template): Part | undefined {
  const [section] = template.sections;
  const group = section?.groups[0];
  const field = group?.fields[0];
  const found = { section, group, field, option: field?.options[0], price_rule: template.priceRules[0] }[kind];
  return found && partOf(kind, found);
}

/**
 * What the template parser says of an element by itself. Empty: a template with it still parses.
 * @returns issues whose paths begin at the element: `options[1].additional_price`
 */
export function checkPart({ kind, element }: Part): readonly TemplateIssue[] {
  const { template, prefix } = probe(kind, element);
  const parsed = parseTemplate(serializeTemplate(template));
  if (parsed.ok) return [];
  return parsed.error.map((issue) => ({
    ...issue,
    path: issue.path.startsWith(prefix) ? issue.path.slice(prefix.length).replace(/^\./, '') : issue.path,
  }));
}
