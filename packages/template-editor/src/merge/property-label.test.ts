import type { MergedKind } from 'configurator-core';
import { templateJsonSchema } from 'configurator-core/testing';
import { describe, expect, it } from 'vitest';
import { germanEditorTexts } from '../texts/german-editor-texts.ts';
import { propertyLabel } from './property-label.ts';

/** The JSON Schema of an object: only what this test reads. */
interface ObjectSchema {
  readonly properties: Readonly<Record<string, { readonly anyOf?: readonly ObjectSchema[] }>>;
}
const schema: ObjectSchema & { readonly $defs: Readonly<Record<Exclude<MergedKind, 'template'>, ObjectSchema>> } =
  JSON.parse(JSON.stringify(templateJsonSchema()));
const { section, group, field, option, price_rule, quantity_break, scenario } = schema.$defs;
const objects: Readonly<Record<MergedKind, ObjectSchema>> = {
  template: schema,
  section,
  group,
  field,
  option,
  price_rule,
  quantity_break,
  scenario,
};
/** Keys that are no property of a part in a conflict: ids, lists of parts, objects with properties, the format. */
const others = new Set([
  ...['id', 'order_index', 'version', 'format', 'translations', 'validation_rules', 'additional_options'],
  ...['sections', 'groups', 'fields', 'options', 'price_rules', 'quantity_breaks', 'scenarios'],
]);

describe('the label of a property in a conflict', () => {
  it.each(Object.entries(objects))(
    'The label of a property in a conflict exists for each key of the schema: %s',
    (kind, { properties }) => {
      const keys = Object.keys(properties).filter((key) => !others.has(key));
      const label = (key: string) => propertyLabel(kind as MergedKind, [key], germanEditorTexts);
      expect(keys.filter((key) => label(key) === null)).toEqual([]);
    },
  );

  it('The label of a property in a conflict exists for each validation rule', () => {
    const rules = Object.keys(field.properties.validation_rules?.anyOf?.[0]?.properties ?? {});
    const unnamed = rules.filter((key) => {
      const label = propertyLabel('field', ['validation_rules', key], germanEditorTexts);
      return label === null || label === key;
    });
    expect(rules).toContain('minLength');
    expect(unnamed).toEqual([]);
  });

  it('The label names the language of a translation, the key of a host option, and no unknown key', () => {
    const label = (path: readonly string[]) => propertyLabel('field', path, germanEditorTexts);
    expect(label(['translations', 'en', 'label'])).toBe('Übersetzung: Englisch (en): Bezeichnung');
    expect(label(['additional_options', 'earliest'])).toBe('earliest');
    expect(label(['group_id'])).toBeNull();
  });
});
