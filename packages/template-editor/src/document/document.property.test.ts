import { type Field, parseTemplate, type Section, serializeTemplate, type Template } from 'configurator-core';
import { dogCoatTemplate } from 'configurator-core/templates';
import { aTemplate, everythingTemplate, templateArbitrary } from 'configurator-core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countIds } from '../testing/count-ids.ts';
import type { Command } from './edits/command.ts';
import { deleteCommand } from './edits/delete-parts.ts';
import { closeUndoStep, type History, perform, redo, startHistory, undo } from './edits/history.ts';
import { elementsToMove, moveCommand, neighbourPlace } from './edits/move-parts.ts';
import { newField, newGroup, newOption, newPriceRule, newSection } from './edits/new-elements.ts';
import { parseParts, writeParts } from './edits/parse-parts.ts';
import { duplicateCommand, pasteCommand } from './edits/paste-parts.ts';
import type { ElementKind, ElementRef, Part } from './element.ts';
import { findPart } from './find.ts';
import { accessTo } from './lists.ts';
import { idsOf } from './part-ids.ts';
import { placesFor } from './places.ts';

const kinds: readonly ElementKind[] = ['section', 'group', 'field', 'option', 'price_rule'];
const texts = ['', 'Futter', '__proto__', 'ü ß', '<b>', 'a'.repeat(300)];
const actions = [
  'insert',
  'remove',
  'drop',
  'step',
  'update',
  'details',
  'duplicate',
  'paste',
  'delete',
  'bad',
] as const;

interface Intent {
  readonly action: (typeof actions)[number];
  readonly kind: ElementKind;
  readonly pick: number;
  readonly other: number;
  readonly text: string;
  readonly isMerged: boolean;
}

const intent: fc.Arbitrary<Intent> = fc.record({
  action: fc.constantFrom(...actions),
  kind: fc.constantFrom(...kinds),
  pick: fc.nat(200),
  other: fc.nat(200),
  text: fc.constantFrom(...texts),
  isMerged: fc.boolean(),
});

function refsOf(template: Template, kind: ElementKind): readonly ElementRef[] {
  const { lists } = accessTo(kind);
  const all: readonly { readonly items: readonly { readonly id: string }[] }[] = lists(template);
  return all.flatMap(({ items }) => items.map(({ id }): ElementRef => ({ kind, id })));
}

function changed(part: Part, text: string, number: number): Part {
  switch (part.kind) {
    case 'section':
      return { kind: 'section', element: { ...part.element, title: text, groups: [] } };
    case 'group':
      return { kind: 'group', element: { ...part.element, title: text, fields: [] } };
    case 'field': {
      // A computed field is never required, since there is nothing to fill in.
      const isRequired = part.element.computed === null && number % 2 === 0;
      return { kind: 'field', element: { ...part.element, name: text, isRequired, options: [] } };
    }
    case 'option':
      return { kind: 'option', element: { ...part.element, value: text, additionalPriceCents: number - 20 } };
    case 'price_rule':
      return {
        kind: 'price_rule',
        element: { ...part.element, label: text, amount: number % 3 ? number : { log: 1 } },
      };
    default:
      return part satisfies never;
  }
}

function newPart(template: Template, kind: ElementKind, createId: () => string): Part {
  switch (kind) {
    case 'section':
      return { kind, element: newSection(createId, 'Section') };
    case 'group':
      return { kind, element: newGroup(createId) };
    case 'field':
      return { kind, element: newField(template, 'radio', createId, { name: 'size', label: 'Größe' }) };
    case 'option':
      return { kind, element: newOption(createId, { label: 'S', value: 's' }) };
    case 'price_rule':
      return { kind, element: newPriceRule(createId, 'Surcharge') };
    default:
      return kind satisfies never;
  }
}

/** Returns the command of an intent for the current template. */
function commandOf(template: Template, { action, kind, pick, other, text }: Intent, createId: () => string): Command {
  const refs = refsOf(template, kind);
  const ref = refs[pick % Math.max(1, refs.length)] ?? { kind, id: 'missing' };
  const places = placesFor(template, kind);
  const place = places[other % Math.max(1, places.length)] ?? { parentId: 'nowhere', index: 0 };
  const part = findPart(template, ref);
  // A single element, or one selected after others, including other kinds.
  const others = [...refs, ...refsOf(template, 'field')].filter((_, index) => index % 3 === other % 3);
  const together = elementsToMove(template, pick % 2 === 0 ? [] : [...others, ref], ref);
  switch (action) {
    case 'insert':
      return { type: 'insert', part: newPart(template, kind, createId), to: place };
    case 'remove':
      return { type: 'remove', ref };
    case 'drop':
      return moveCommand(template, together, place)?.command ?? { type: 'batch', commands: [] };
    case 'step': {
      const to = neighbourPlace(template, together, other % 2 ? 'up' : 'down');
      return (to && moveCommand(template, together, to)?.command) ?? { type: 'batch', commands: [] };
    }
    case 'update':
      return part ? { type: 'update', id: ref.id, part: changed(part, text, other) } : { type: 'remove', ref };
    case 'details':
      return {
        type: 'update-template',
        details: {
          name: text,
          description: null,
          configuratorType: null,
          quantityBreaks: [{ from: pick, label: text, percent: other }],
        },
      };
    case 'duplicate':
      return duplicateCommand(template, together, createId).command;
    case 'paste': {
      const copied = parseParts(writeParts(template, together));
      return pasteCommand(
        template,
        copied.ok ? copied.value.parts : [],
        refs[other % Math.max(1, refs.length)] ?? null,
        createId,
      ).command;
    }
    case 'delete':
      return deleteCommand(template, [ref, ...refs.slice(0, other % 3)], other % 2 === 0);
    case 'bad':
      return part
        ? {
            type: 'batch',
            commands: [
              { type: 'remove', ref },
              { type: 'insert', part, to: { parentId: 'x', index: -1 } },
            ],
          }
        : { type: 'move', ref, to: { parentId: null, index: Number.NaN } };
    default:
      return action satisfies never;
  }
}

const starts: readonly Template[] = [
  aTemplate(dogCoatTemplate),
  aTemplate(everythingTemplate),
  aTemplate({ id: 'new', name: '', sections: [] }),
];
const start = fc.oneof(
  fc.constantFrom(...starts),
  templateArbitrary().map((json) => aTemplate(json)),
);

test('Undo and redo restore identical documents, each parses to itself, and ids stay unique', () => {
  fc.assert(
    fc.property(start, fc.array(intent, { maxLength: 12 }), (template, intents) => {
      const createId = countIds();
      const isUnique = new Set(idsOf(template)).size === idsOf(template).length;
      const steps: History[] = [startHistory(template)];
      for (const next of intents) {
        const before = steps.at(-1) as History;
        const label = JSON.stringify(before.template);
        const command = commandOf(before.template, next, createId);
        const mergeKey = next.isMerged && command.type === 'update' ? `${next.kind}:${command.id}` : null;
        const result = perform(mergeKey ? before : closeUndoStep(before), command, { mergeKey });
        expect(JSON.stringify(before.template)).toBe(label);
        if (!result.ok) continue;
        const isMerged = result.value.undos.length === before.undos.length;
        if (isMerged) steps.pop();
        steps.push(result.value);
        const after = result.value.template;
        expect(parseTemplate(serializeTemplate(after))).toEqual({ ok: true, value: after });
        if (isUnique) expect(new Set(idsOf(after)).size).toBe(idsOf(after).length);
      }
      let history = steps.at(-1) as History;
      for (const before of steps.slice(0, -1).reverse()) {
        history = undo(history);
        expect(history.template).toEqual(before.template);
      }
      for (const after of steps.slice(1)) {
        history = redo(history);
        expect(history.template).toEqual(after.template);
      }
    }),
    { numRuns: 600 },
  );
});

test('A new command clears the redo stack', () => {
  const createId = countIds();
  const addSection = (history: History, title: string) => {
    const part = { kind: 'section', element: newSection(createId, title) } as const;
    const result = perform(history, { type: 'insert', part, to: { parentId: null, index: 0 } });
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  };
  const undone = undo(addSection(startHistory(starts[2] as Template), 'A'));
  expect(redo(undone).template.sections).toHaveLength(1);
  const next = addSection(undone, 'B');
  expect(redo(next)).toBe(next);
});

test('A rejected command returns the reason and leaves the template unchanged', () => {
  const template = starts[0] as Template;
  const before = structuredClone(template);
  const history = startHistory(template);
  const section = template.sections[0] as Section;
  const field = section.groups[0]?.fields[0] as Field;
  expect(perform(history, { type: 'remove', ref: { kind: 'field', id: 'gone' } })).toEqual({
    ok: false,
    error: { code: 'not_found', kind: 'field', subject: 'gone' },
  });
  expect(
    perform(history, { type: 'insert', part: { kind: 'section', element: section }, to: { parentId: null, index: 0 } }),
  ).toMatchObject({ error: { code: 'already_exists', subject: section.id } });
  expect(
    perform(history, { type: 'update', id: field.id, part: { kind: 'field', element: { ...field, name: '' } } }),
  ).toMatchObject({ error: { code: 'invalid', issues: [{ code: 'missing', path: ['name'] }] } });
  expect(template).toEqual(before);
  expect(undo(history)).toBe(history);
  expect(redo(history)).toBe(history);
});

test('[ADM-TPL-10] An added part gets a temporary id; a copy gets a free name and rules on the copy', () => {
  const template = aTemplate({
    id: 't',
    name: 'T',
    sections: [
      {
        id: 's',
        title: 'Größe',
        groups: [
          {
            id: 'g',
            fields: [
              { id: 'f1', name: 'size', field_type: 'text', label: 'Größe' },
              {
                id: 'f2',
                name: 'note',
                field_type: 'text',
                label: 'Notiz',
                conditional_display: {
                  all: [{ field: 'size', operator: 'equals', value: 's' }, { logic: { var: 'size' } }],
                },
              },
            ],
          },
        ],
      },
    ],
  });
  const copy = duplicateCommand(template, [{ kind: 'section', id: 's' }], countIds());
  const result = perform(startHistory(template), copy.command);
  const section = result.ok ? result.value.template.sections[1] : undefined;
  expect(section?.id).toMatch(/^0{8}-/);
  expect(section?.groups[0]?.fields).toMatchObject([
    { name: 'size2' },
    {
      name: 'note2',
      condition: { all: [{ field: 'size2', operator: 'equals', value: 's' }, { logic: { var: 'size2' } }] },
    },
  ]);
});
