import { describe, expect, it } from 'vitest';
import { analyseTemplate } from '../../analysis/index.ts';
import {
  compileTemplate,
  deleteField,
  dependentsOf,
  diffTemplates,
  evaluate,
  explain,
  fieldState,
  issuesOf,
  migrateValues,
  priceOf,
  renameField,
  restoreValues,
  shortestChange,
  update,
} from '../../index.ts';
import { aConfigurator, aTemplate } from '../../testing/a-configurator.ts';
import { drawnFiles } from '../../testing/arbitraries/draw-values.ts';
import { rule } from '../../testing/fixtures/configure.ts';
import { withFiles } from '../../testing/fixtures/with-files.ts';
import { type WireCondition, wireTemplate } from '../../testing/index.ts';

const [picture, sketch] = drawnFiles;

describe('a file field', () => {
  it('A file field can only be tested for having files by rules', () => {
    const shown = (condition: WireCondition, photos: readonly unknown[]) => {
      const configurator = aConfigurator(withFiles({}, condition));
      const evaluation = update(evaluate(configurator, {}), 'photos', photos);
      expect(explain(evaluation, 'wish')?.isVisible).toBe(fieldState(evaluation, 'wish')?.isVisible);
      return fieldState(evaluation, 'wish')?.isVisible;
    };
    const given = rule('photos', 'equals', true);
    const missing = rule('photos', 'not_equals', 'true');
    for (const files of [[picture], [picture, sketch]]) {
      expect([shown(given, files), shown(missing, files)]).toEqual([true, false]);
      expect(shown(rule('photos', 'contains', 'webp'), files)).toBe(false);
      expect(shown(rule('photos', 'greater_than', 0), files)).toBe(false);
    }
    expect([shown(given, []), shown(missing, [])]).toEqual([false, true]);
  });

  it('A file field cannot be read by expressions: by name, path, list of names or all values', () => {
    const logics = [
      { '!!': [{ var: 'photos' }] },
      { '==': [{ var: 'photos.0.name' }, 'Hund.webp'] },
      { missing: ['photos'] },
    ];
    for (const logic of logics) {
      const template = aTemplate(withFiles({}, { logic }));
      const compiled = compileTemplate(template);
      expect(compiled.ok ? [] : compiled.error.map(({ code }) => code)).toEqual(['unknown_field']);
      expect(analyseTemplate(template).findings.map(({ code }) => code)).toEqual(['unknown_field']);
    }
    const readsAll = wireTemplate([{ fields: [{ name: 'photos', field_type: 'file' }] }], {
      price_rules: [{ id: 'r', label: 'R', amount: { if: [{ missing: [{ cat: ['photos'] }] }, 100, 200] } }],
    });
    const filled = update(evaluate(aConfigurator(readsAll), {}), 'photos', [picture]);
    expect(priceOf(filled).lines.map(({ amountCents }) => amountCents)).toEqual([100]);
    const amount = wireTemplate([{ fields: [{ name: 'photos', field_type: 'file' }] }], {
      price_rules: [{ id: 'r', label: 'R', amount: { per_unit: 100, field: 'photos' } }],
    });
    expect(compileTemplate(aTemplate(amount)).ok).toBe(false);
  });

  it('A file field is decided exactly by the analysis, with example files', () => {
    const codes = (condition: WireCondition, field = {}) =>
      analyseTemplate(aTemplate(withFiles(field, condition))).findings.map(({ code }) => code);
    expect(codes(rule('photos', 'equals', true))).toEqual([]);
    expect(codes(rule('photos', 'greater_than', 0))).toEqual(['never_true']);
    expect(codes(rule('photos', 'contains', 'Hund'))).toEqual(['never_true']);
    expect(codes({ any: [rule('photos', 'equals', true), rule('photos', 'not_equals', true)] })).toEqual([
      'always_true',
    ]);
    expect(codes({ all: [rule('photos', 'equals', true), rule('photos', 'not_equals', true)] })).toEqual([
      'never_true',
    ]);
    const stuck = wireTemplate([
      {
        fields: [
          {
            name: 'photos',
            field_type: 'file',
            additional_options: { accept: ['pdf'] },
            validation_rules: { maxFileBytes: 1 },
          },
          {
            name: 'size',
            field_type: 'dropdown',
            is_required: true,
            options: [{ value: 's', conditional_display: rule('photos', 'not_equals', true) }],
          },
        ],
      },
    ]);
    const { findings, undecided } = analyseTemplate(aTemplate(stuck));
    expect(undecided).toEqual([]);
    expect(findings.map(({ code }) => code)).toEqual(['dead_end']);
    const configurator = aConfigurator(stuck);
    const { values, dropped } = restoreValues(configurator, findings[0]?.witness);
    expect(dropped).toEqual([]);
    expect(issuesOf(evaluate(configurator, values)).map(({ fieldName, code }) => [fieldName, code])).toEqual([
      ['size', 'required'],
    ]);
  });

  it('A file field is never filled in by a proposed change, but can be emptied', () => {
    const configurator = aConfigurator(
      wireTemplate([
        {
          fields: [
            { name: 'photos', field_type: 'file' },
            {
              name: 'size',
              field_type: 'dropdown',
              options: [
                { value: 's', conditional_display: rule('photos', 'equals', true) },
                { value: 'm', conditional_display: rule('photos', 'not_equals', true) },
              ],
            },
          ],
        },
      ]),
    );
    expect(shortestChange(evaluate(configurator, {}), 'size', 's')).toBeNull();
    expect(shortestChange(evaluate(configurator, { photos: [picture] }), 'size', 'm')?.changes).toEqual([
      { fieldName: 'photos', value: undefined },
    ]);
  });

  it('A file field keeps its files under a new name and loses them with another type', () => {
    const before = withFiles({}, rule('photos', 'equals', true));
    const template = aTemplate(before);
    expect(dependentsOf(template, 'photos')).toHaveLength(1);
    const renamed = renameField(template, 'photos', 'pictures');
    if (!renamed.ok) throw new Error(renamed.error.code);
    const to = compileTemplate(renamed.value.template);
    if (!to.ok) throw new Error('does not compile');
    const from = aConfigurator(before);
    expect(migrateValues(from, to.value, { photos: [picture] })).toMatchObject({
      values: { pictures: [picture] },
      carried: ['pictures'],
      lost: [],
    });
    const texts = aConfigurator(withFiles({ field_type: 'checkbox', options: [{ value: 's' }] }));
    expect(migrateValues(from, texts, { photos: [picture] }).lost).toEqual([
      { fieldName: 'photos', reason: 'does_not_fit' },
    ]);
    const many = aTemplate(withFiles({ validation_rules: { maxFiles: 5 } }, rule('photos', 'equals', true)));
    expect(diffTemplates(template, many).changes.map(({ words }) => words)).toEqual([
      '„Fotos“ ist geändert: Höchstzahl der Dateien 5 statt 2.',
    ]);
    expect(deleteField(template, 'photos').ok).toBe(false);
    const deleted = deleteField(template, 'photos', { dropRules: true });
    expect(deleted.ok && deleted.value.template.sections[0]?.groups[0]?.fields.map(({ name }) => name)).toEqual([
      'wish',
    ]);
  });
});
