import { describe, expect, it } from 'vitest';
import { evaluate, fieldState, setValues } from '../../index.ts';
import { drawnFiles } from '../../testing/arbitraries/draw-values.ts';
import { convertedSurvey, load } from '../../testing/fixtures/converted-survey.ts';

describe('a file question', () => {
  const asked = (question: object) => {
    const { template, notes } = convertedSurvey({ elements: [{ type: 'file', name: 'photo', ...question }] });
    return {
      field: template.sections?.[0]?.groups?.[0]?.fields?.[0],
      notes: notes.map(({ code, path }) => [code, path.at(-1)]),
    };
  };

  it('A file question becomes a file field with its kinds, count, size and whether it is required', () => {
    const { field, notes } = asked({
      title: 'Photo of the dog',
      isRequired: true,
      allowMultiple: true,
      maxFiles: 3,
      maxSize: 2_000_000,
      acceptedTypes: 'image/*, .PDF',
      storeDataAsText: false,
      waitForUpload: true,
      sourceType: 'file-camera',
    });
    expect(field).toMatchObject({
      field_type: 'file',
      label: 'Photo of the dog',
      is_required: true,
      additional_options: { accept: ['image', 'pdf'] },
      validation_rules: { maxFiles: 3, maxFileBytes: 2_000_000 },
    });
    expect(notes).toEqual([]);
  });

  it.each([
    [{ acceptedTypes: 'application/pdf' }, ['pdf'], 1, []],
    [{ acceptedTypes: '.png,.jpg', maxFiles: 4 }, ['image'], 1, [['approximated', 'acceptedTypes']]],
    [{ acceptedTypes: 'image/*,video/*' }, ['image'], 1, [['ignored', 'acceptedTypes']]],
    [{}, ['image', 'pdf'], 1, [['approximated', 0]]],
    [{ allowMultiple: true, acceptedTypes: '.pdf' }, ['pdf'], 10, [['approximated', 'allowMultiple']]],
    [{ allowMultiple: true, maxFiles: 500, acceptedTypes: '.pdf' }, ['pdf'], 10, [['approximated', 'allowMultiple']]],
    [{ acceptedCategories: ['document', 'audio'] }, ['pdf'], 1, [['ignored', 'acceptedCategories']]],
    [{ acceptedTypes: '.pdf', defaultValue: 'a.pdf' }, ['pdf'], 1, [['ignored', 'defaultValue']]],
  ])('A note reports unsupported features of a file field: %j', (question, accept, maxFiles, notes) => {
    const found = asked(question);
    expect(found.field).toMatchObject({ additional_options: { accept }, validation_rules: { maxFiles } });
    expect(found.notes).toEqual(notes);
  });

  it.each(['.docx', 'constructor', '__proto__'])(
    'A file question is omitted if it accepts only %s',
    (acceptedTypes) => {
      const { template, notes } = convertedSurvey({
        elements: [
          { type: 'text', name: 'name', visibleIf: '{contract} notempty' },
          { type: 'file', name: 'contract', acceptedTypes },
        ],
      });
      expect(template.sections?.[0]?.groups?.[0]?.fields?.map(({ name }) => name)).toEqual(['name']);
      expect(notes.map(({ code }) => code)).toEqual(['ignored', 'left_out', 'always_shown']);
    },
  );

  it('A file question can only be tested for having files by conditions', () => {
    const { template, notes } = convertedSurvey({
      elements: [
        { type: 'file', name: 'photo', acceptedTypes: 'image/*' },
        { type: 'text', name: 'with', visibleIf: '{photo} notempty' },
        { type: 'text', name: 'set', visibleIf: '{photo}' },
        { type: 'text', name: 'without', visibleIf: '{photo} empty' },
        { type: 'text', name: 'odd', visibleIf: "{photo} = 'a.png'" },
      ],
    });
    expect(notes.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
      // A list alone is never true.
      'always_shown elements.2.visibleIf',
      'always_shown elements.4.visibleIf',
    ]);
    const configurator = load(template);
    const shown = (values: Record<string, unknown>) => {
      const evaluation = evaluate(configurator, setValues(configurator, {}, values));
      return ['with', 'set', 'without', 'odd'].filter((name) => fieldState(evaluation, name)?.isVisible);
    };
    const [photo] = drawnFiles;
    expect(shown({})).toEqual(['set', 'without', 'odd']);
    expect(shown({ photo: [photo] })).toEqual(['with', 'set', 'odd']);
  });
});
