import type { Condition, Rule } from '../../contract/conditions/condition.ts';
import { matchCondition } from '../../contract/conditions/match-condition.ts';
import type { TemplatePath } from '../../contract/primitives/template-path.ts';
import type { Field, Group, Option, Section, Template } from '../../contract/template/template.ts';
import type { ElementKind } from './finding.ts';

/** An element that can have a condition, with its path. */
export interface TemplateElement {
  readonly kind: ElementKind;
  /** Path in the wire format. */
  readonly path: TemplatePath;
  /** Path of its condition. */
  readonly conditionPath: TemplatePath;
  /** Label in the editor. */
  readonly label: string;
  readonly condition: Condition | null;
  readonly section?: Section;
  readonly group?: Group;
  readonly field?: Field;
  readonly option?: Option;
}

/** A field with its group and section. */
export interface FieldPlace {
  readonly field: Field;
  readonly group: Group;
  readonly section: Section;
  readonly path: TemplatePath;
}

/** Returns every field in template order. */
export function fieldPlaces(template: Template): readonly FieldPlace[] {
  return template.sections.flatMap((section, s) =>
    section.groups.flatMap((group, g) =>
      group.fields.map((field, f) => ({ section, group, field, path: ['sections', s, 'groups', g, 'fields', f] })),
    ),
  );
}

/** Returns every element that can have a condition, in template order, parents before children. */
export function templateElements(template: Template): readonly TemplateElement[] {
  const elements: TemplateElement[] = [];
  const put = (
    kind: ElementKind,
    path: TemplatePath,
    label: string,
    condition: Condition | null,
    owners: Omit<TemplateElement, 'kind' | 'path' | 'conditionPath' | 'label' | 'condition'>,
  ): void => {
    const conditionPath = [...path, kind === 'price_rule' ? 'when' : 'conditional_display'];
    elements.push({ kind, path, conditionPath, label, condition, ...owners });
  };
  for (const [s, section] of template.sections.entries()) {
    const sectionPath = ['sections', s];
    put('section', sectionPath, section.title, section.condition, { section });
    for (const [g, group] of section.groups.entries()) {
      const groupPath = [...sectionPath, 'groups', g];
      put('group', groupPath, group.title ?? section.title, group.condition, { section, group });
      for (const [f, field] of group.fields.entries()) {
        const fieldPath = [...groupPath, 'fields', f];
        put('field', fieldPath, field.label, field.condition, { section, group, field });
        for (const [o, option] of field.options.entries()) {
          const owners = { section, group, field, option };
          put('option', [...fieldPath, 'options', o], option.label, option.condition, owners);
        }
      }
    }
  }
  for (const [r, rule] of template.priceRules.entries()) {
    put('price_rule', ['price_rules', r], rule.label, rule.when, {});
  }
  return elements;
}

/** A rule in a condition, with its path. */
export interface PlacedRule {
  readonly rule: Rule;
  readonly path: TemplatePath;
}

/** Returns every rule of a condition with its path. */
export function placedRules(condition: Condition | null, path: TemplatePath): readonly PlacedRule[] {
  if (condition === null) return [];
  return matchCondition<readonly PlacedRule[]>(condition, {
    rule: (rule) => [{ rule, path }],
    all: (terms) => terms.flatMap((term, index) => placedRules(term, [...path, 'all', index])),
    any: (terms) => terms.flatMap((term, index) => placedRules(term, [...path, 'any', index])),
    not: (term) => placedRules(term, [...path, 'not']),
    logic: () => [],
  });
}

/** Returns every JSON Logic expression of a condition. */
export function placedLogic(condition: Condition | null): readonly unknown[] {
  if (condition === null) return [];
  return matchCondition<readonly unknown[]>(condition, {
    rule: () => [],
    all: (terms) => terms.flatMap(placedLogic),
    any: (terms) => terms.flatMap(placedLogic),
    not: placedLogic,
    logic: (logic) => [logic],
  });
}

/** Returns a lookup of fields by name, or by id if no name matches. */
export function fieldLookup(template: Template): (reference: string) => FieldPlace | undefined {
  const places = fieldPlaces(template);
  const byName = new Map(places.map((place) => [place.field.name, place]));
  const byId = new Map(places.map((place) => [place.field.id, place]));
  return (reference) => byName.get(reference) ?? byId.get(reference);
}
