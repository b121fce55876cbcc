import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type MergeSide,
  mergeTemplates,
  renameField,
  renameOption,
  serializeTemplate,
  type Template,
} from '../../index.ts';
import { aTemplate } from '../../testing/a-configurator.ts';
import { type WireTemplate, wireTemplate } from '../../testing/index.ts';
import { propertyRuns } from '../../testing/property-runs.ts';

const everySide = (conflicts: readonly { id: string }[], side: MergeSide) =>
  new Map(conflicts.map(({ id }) => [id, side] as const));

const coat = (change: (template: WireTemplate) => void = () => undefined): Template => {
  const wire = wireTemplate(
    [
      {
        title: 'Maße',
        fields: [
          { name: 'laenge', label: 'Länge', validation_rules: { min: 10, max: 60 } },
          { name: 'farbe', label: 'Farbe', options: [{ value: 'rot' }, { value: 'blau' }, { value: 'gelb' }] },
          { name: 'text', label: 'Aufdruck' },
        ],
      },
      { title: 'Futter', fields: [{ name: 'futter', label: 'Futter', options: [{ value: 'ja' }, { value: 'nein' }] }] },
    ],
    {
      price_rules: [{ id: 'eil', label: 'Eilzuschlag', amount: 500 }],
      quantity_breaks: [{ from: 10, label: 'Ab 10', percent: 5 }],
    },
  );
  change(wire);
  return aTemplate(wire);
};
const fieldsIn = (template: WireTemplate, section = 0) => template.sections[section]?.groups[0]?.fields ?? [];
const field = (template: WireTemplate, name: string) => {
  const found = template.sections
    .flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
    .find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};
const remove = (template: WireTemplate, name: string) => {
  for (const { groups } of template.sections) {
    for (const group of groups) group.fields = group.fields.filter((each) => each.name !== name);
  }
};
const number = (parts: { order_index: number }[]) => {
  for (const [index, part] of parts.entries()) part.order_index = index;
};
const namesIn = ({ sections }: Template) =>
  sections.map(({ groups }) => groups.flatMap(({ fields }) => fields.map(({ name }) => name)));
const mergeOf = (
  mine: (template: WireTemplate) => void,
  theirs: (template: WireTemplate) => void,
  answers?: ReadonlyMap<string, MergeSide>,
) => mergeTemplates(coat(), coat(mine), coat(theirs), { answers });
const asRule = (name: string, value: string) => ({ field: name, operator: 'equals' as const, value });

/** Edits of different values. Each changes something that no other one reads. */
const edits: readonly ((template: WireTemplate) => void)[] = [
  (template) => Object.assign(template, { name: 'Mantel' }),
  (template) => Object.assign(field(template, 'laenge'), { validation_rules: { min: 12, max: 60 } }),
  (template) => Object.assign(field(template, 'laenge'), { validation_rules: { min: 10, max: 70 } }),
  (template) => Object.assign(field(template, 'laenge'), { label: 'Rückenlänge' }),
  (template) =>
    Object.assign(field(template, 'laenge'), { translations: { en: { label: { text: 'Length', of: 'Länge' } } } }),
  (template) => Object.assign(field(template, 'farbe').options[0] ?? {}, { additional_price: 3 }),
  (template) => field(template, 'farbe').options.pop(),
  (template) => fieldsIn(template, 1).push({ ...field(template, 'text'), id: 'neu', name: 'neu' }),
  (template) => template.price_rules.push({ id: 'gruss', label: 'Grußkarte', amount: 200 }),
  (template) => Object.assign(template.price_rules[0] ?? {}, { amount: 700 }),
  (template) => Object.assign(template.quantity_breaks?.[0] ?? {}, { percent: 8 }),
  (template) => number(template.sections.reverse()),
  (template) => {
    const moved = field(template, 'text');
    remove(template, 'text');
    fieldsIn(template, 1).unshift(moved);
    number(fieldsIn(template, 1));
  },
];
/** Some edits, in their order. `validation_rules` and the price rules are edited twice, so the edits are merged first. */
const applied = (chosen: readonly number[]) =>
  chosen.reduce((template, index) => mergeTemplates(coat(), template, coat(edits[index])).template, coat());

describe('merging edits of one template', () => {
  it('Edits of different values are joined without a conflict, in either order, and named', () => {
    const numbers = fc.shuffledSubarray(edits.map((_, index) => index));
    fc.assert(
      fc.property(numbers, fc.nat(), (all, cut) => {
        const at = cut % (all.length + 1);
        const [mine, theirs] = [applied(all.slice(0, at)), applied(all.slice(at))];
        const [one, other] = [mergeTemplates(coat(), mine, theirs), mergeTemplates(coat(), theirs, mine)];
        expect([one.conflicts, other.conflicts]).toEqual([[], []]);
        expect(serializeTemplate(one.template)).toEqual(serializeTemplate(other.template));
        expect(serializeTemplate(one.template)).toEqual(serializeTemplate(applied(all.toSorted((a, b) => a - b))));
        expect(one.taken.length > 0).toBe(at < all.length);
      }),
      propertyRuns(30),
    );
  });

  it('A value that both sides changed is listed with both values, and the chosen one is taken', () => {
    const sides = [
      (template: WireTemplate) => Object.assign(field(template, 'farbe'), { label: 'Grundfarbe' }),
      (template: WireTemplate) => {
        Object.assign(field(template, 'farbe'), { label: 'Farbton' });
        Object.assign(field(template, 'laenge'), { label: 'Rückenlänge' });
      },
    ] as const;
    const { conflicts, taken, template } = mergeOf(...sides);
    expect(conflicts).toMatchObject([
      {
        kind: 'value',
        part: { kind: 'field', id: 'field:farbe', label: 'Grundfarbe' },
        path: ['label'],
        mine: 'Grundfarbe',
        theirs: 'Farbton',
      },
    ]);
    expect(taken).toMatchObject([{ kind: 'field', label: 'Rückenlänge', change: 'changed', paths: [['label']] }]);
    const labels = (merged: Template) => merged.sections[0]?.groups[0]?.fields.map(({ label }) => label);
    expect(labels(template)).toEqual(['Rückenlänge', 'Grundfarbe', 'Aufdruck']);
    const answered = mergeOf(...sides, everySide(conflicts, 'theirs'));
    expect(answered.conflicts).toEqual([]);
    expect(labels(answered.template)).toEqual(['Rückenlänge', 'Farbton', 'Aufdruck']);
  });

  it.each([
    ['edited', (template: WireTemplate) => Object.assign(field(template, 'text'), { label: 'Text' })],
    ['moved', (template: WireTemplate) => edits.at(-1)?.(template)],
    [
      'referred to by a condition',
      (template: WireTemplate) => Object.assign(field(template, 'farbe'), { conditional_display: asRule('text', 'a') }),
    ],
    [
      'referred to by a new price rule',
      (template: WireTemplate) =>
        template.price_rules.push({ id: 'neu', label: 'Neu', amount: 100, when: asRule('field:text', 'a') }),
    ],
  ])('A field deleted by one side and %s by the other is a conflict, and either side can be taken', (_, edit) => {
    for (const deletedBy of ['mine', 'theirs'] as const) {
      const erase = (template: WireTemplate) => remove(template, 'text');
      const sides = deletedBy === 'mine' ? ([erase, edit] as const) : ([edit, erase] as const);
      const { conflicts } = mergeOf(...sides);
      expect(conflicts).toMatchObject([{ kind: 'deleted', deletedBy, part: { kind: 'field', id: 'field:text' } }]);
      const keeping = mergeOf(...sides, everySide(conflicts, deletedBy === 'mine' ? 'theirs' : 'mine'));
      expect(keeping.conflicts).toEqual([]);
      expect(namesIn(keeping.template).flat()).toContain('text');
      const deleting = mergeOf(...sides, everySide(conflicts, deletedBy));
      if (deleting.conflicts.length === 0) expect(namesIn(deleting.template).flat()).not.toContain('text');
      else expect(deleting.conflicts).toMatchObject([{ kind: 'error', issue: { code: 'unknown_field' } }]);
    }
  });

  it('A section deleted by one side is a conflict only if the other edited a field in it', () => {
    const erase = (template: WireTemplate) => template.sections.pop();
    const edited = mergeOf((template) => Object.assign(field(template, 'futter'), { label: 'Innen' }), erase);
    expect(edited.conflicts).toMatchObject([
      { kind: 'deleted', deletedBy: 'theirs', part: { kind: 'section', label: 'Futter' } },
    ]);
    const smaller = mergeOf((template) => remove(template, 'futter'), erase);
    expect(smaller.conflicts).toEqual([]);
    expect(smaller.template.sections).toHaveLength(1);
    expect(smaller.taken).toMatchObject([{ kind: 'section', label: 'Futter', change: 'deleted' }]);
  });

  it('An option deleted by one side and named in a new rule of the other is a conflict', () => {
    const { conflicts } = mergeOf(
      (template) => field(template, 'farbe').options.pop(),
      (template) => Object.assign(field(template, 'text'), { conditional_display: asRule('farbe', 'gelb') }),
    );
    expect(conflicts).toMatchObject([{ kind: 'deleted', deletedBy: 'mine', part: { kind: 'option', label: 'gelb' } }]);
  });

  it('A rename by one side also applies to rules that the other side added or changed', () => {
    const base = coat((template) =>
      Object.assign(field(template, 'text'), { conditional_display: asRule('farbe', 'rot') }),
    );
    const rename = (template: Template) => {
      const renamed = renameField(template, 'farbe', 'ton');
      const both = renamed.ok ? renameOption(renamed.value.template, 'ton', 'rot', 'rubin') : renamed;
      if (!both.ok) throw new Error(both.error.code);
      return both.value.template;
    };
    const edited = coat((template) => {
      Object.assign(field(template, 'text'), { conditional_display: { not: asRule('farbe', 'rot') } });
      template.price_rules.push({ id: 'neu', label: 'Neu', amount: 100, when: asRule('farbe', 'rot') });
    });
    for (const [mine, theirs] of [
      [rename(base), edited],
      [edited, rename(base)],
    ] as const) {
      const { template, conflicts } = mergeTemplates(base, mine, theirs);
      expect(conflicts).toEqual([]);
      expect(template.priceRules.at(-1)?.when).toEqual(asRule('ton', 'rubin'));
      expect(template.sections[0]?.groups[0]?.fields.map(({ name, condition }) => [name, condition])).toEqual([
        ['laenge', null],
        ['ton', null],
        ['text', { not: asRule('ton', 'rubin') }],
      ]);
    }
  });

  it('A list reordered by both sides is a conflict; a part added to a reordered list is none', () => {
    const order = (names: readonly string[]) => (template: WireTemplate) => {
      for (const each of fieldsIn(template)) each.order_index = names.indexOf(each.name);
    };
    const { conflicts } = mergeOf(order(['text', 'laenge', 'farbe']), order(['farbe', 'laenge', 'text']));
    expect(conflicts).toMatchObject([
      {
        kind: 'order',
        part: { kind: 'group' },
        list: 'fields',
        mine: [{ label: 'Aufdruck' }, { label: 'Länge' }, { label: 'Farbe' }],
        theirs: [{ label: 'Farbe' }, { label: 'Länge' }, { label: 'Aufdruck' }],
      },
    ]);
    const added = mergeOf(order(['text', 'laenge', 'farbe']), (template) => {
      fieldsIn(template).splice(1, 0, { ...field(template, 'text'), id: 'neu', name: 'neu' });
      number(fieldsIn(template));
    });
    expect(added.conflicts).toEqual([]);
    expect(namesIn(added.template)[0]).toEqual(['text', 'laenge', 'neu', 'farbe']);
  });

  it('A field moved to two places is a conflict', () => {
    const to = (section: number) => (template: WireTemplate) => {
      template.sections[section]?.groups.push({
        ...(template.sections[section].groups[0] as WireTemplate['sections'][number]['groups'][number]),
        id: `neu-${section}`,
        title: `Neu ${section}`,
        order_index: 1,
        fields: [],
      });
      const moved = field(template, 'text');
      remove(template, 'text');
      template.sections[section]?.groups.at(-1)?.fields.push(moved);
    };
    const { conflicts } = mergeOf(to(0), to(1));
    expect(conflicts).toMatchObject([
      { kind: 'place', part: { id: 'field:text' }, mine: { label: 'Neu 0' }, theirs: { label: 'Neu 1' } },
    ]);
    const answered = mergeOf(to(0), to(1), everySide(conflicts, 'theirs'));
    expect(namesIn(answered.template)).toEqual([
      ['laenge', 'farbe'],
      ['futter', 'text'],
    ]);
  });

  it.each([
    [
      'two fields with one name',
      (id: string) => (template: WireTemplate) =>
        fieldsIn(template).push({ ...field(template, 'text'), id, name: 'doppelt', order_index: 9 }),
      'duplicate_name',
    ],
    [
      'two options with one value',
      (id: string) => (template: WireTemplate) =>
        field(template, 'farbe').options.push({
          ...(field(template, 'farbe')
            .options[0] as WireTemplate['sections'][number]['groups'][number]['fields'][number]['options'][number]),
          id,
          value: 'grau',
          order_index: 9,
        }),
      'duplicate_option',
    ],
  ])('%s, one from each side, are a conflict, and the template stays mine', (_, add, code) => {
    const merge = mergeOf(add('eins'), add('zwei'));
    expect(merge.conflicts).toMatchObject([{ kind: 'error', issue: { code } }]);
    expect(merge.template).toEqual(coat(add('eins')));
  });

  it('A minimum and a maximum that only together are invalid are a conflict at their price rule', () => {
    const merge = mergeTemplates(
      coat((template) => Object.assign(template.price_rules[0] ?? {}, { minimum: 100, maximum: 900 })),
      coat((template) => Object.assign(template.price_rules[0] ?? {}, { minimum: 100, maximum: 200 })),
      coat((template) => Object.assign(template.price_rules[0] ?? {}, { minimum: 500, maximum: 900 })),
    );
    expect(merge.conflicts).toMatchObject([
      { kind: 'error', part: { kind: 'price_rule', label: 'Eilzuschlag' }, issue: { code: 'invalid_value' } },
    ]);
  });

  it('Circular conditions that arise only together are a conflict', () => {
    const merge = mergeOf(
      (template) => Object.assign(field(template, 'farbe'), { conditional_display: asRule('text', 'a') }),
      (template) => Object.assign(field(template, 'text'), { conditional_display: asRule('farbe', 'rot') }),
    );
    expect(merge.conflicts).toMatchObject([{ kind: 'error', issue: { code: 'cycle' } }]);
  });

  it('A merge keeps the id of mine and takes the version that is live since', () => {
    const { template } = mergeTemplates(coat(), coat(), { ...coat(), version: 7 });
    expect(template).toMatchObject({ id: coat().id, version: 7 });
  });
});
