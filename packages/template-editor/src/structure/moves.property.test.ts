import type { Template } from 'configurator-core';
import { dogCoatTemplate } from 'configurator-core/templates';
import { aTemplate, templateArbitrary } from 'configurator-core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { perform, startHistory, undo } from '../document/edits/history.ts';
import { elementsToMove, type Move, moveCommand, neighbourPlace } from '../document/edits/move-parts.ts';
import { newGroup, newSection } from '../document/edits/new-elements.ts';
import type { ElementKind, ElementRef } from '../document/element.ts';
import { countIds } from '../testing/count-ids.ts';
import { englishEditorTexts } from '../texts/english-editor-texts.ts';
import { dropSlots, formatDropPlace } from './drop-slots.ts';
import { type StructureRow, structureRows } from './structure-rows.ts';

const kinds: readonly ElementKind[] = ['section', 'group', 'field', 'option'];

function moved(template: Template, move: Move | null): Template {
  if (!move) return template;
  const history = perform(startHistory(template), move.command);
  if (!history.ok) throw new Error(JSON.stringify(history.error));
  // One undo restores all moved elements.
  expect(undo(history.value).template).toEqual(template);
  return history.value.template;
}

/** Returns every document produced by pressing one of the two keys repeatedly. */
function pressed(start: Template, refs: readonly ElementRef[], direction: 'up' | 'down'): readonly Template[] {
  const documents = [start];
  for (let current = start; ; ) {
    const to = neighbourPlace(current, refs, direction);
    if (!to) return documents;
    current = moved(current, moveCommand(current, refs, to));
    documents.push(current);
  }
}

/** Returns all rows, with fields expanded. */
function allRows(template: Template) {
  const fields = structureRows(template, new Set()).filter(({ part }) => part.kind === 'field');
  return structureRows(template, new Set(fields.map(({ key }) => key)));
}

test('[BEY-62] Moves by drag and by keys of one or several parts produce the same documents', () => {
  fc.assert(
    fc.property(
      templateArbitrary(),
      fc.constantFrom(...kinds),
      fc.nat(),
      fc.array(fc.nat(), { maxLength: 3 }),
      (json, kind, pick, others) => {
        const createId = countIds();
        const drawn = aTemplate(json);
        // An empty section and an empty group are also valid targets.
        const [first] = drawn.sections;
        const template: Template = {
          ...drawn,
          sections: [
            ...(first ? [{ ...first, groups: [...first.groups, newGroup(createId)] }] : []),
            newSection(createId, 'Section'),
            ...drawn.sections.slice(1),
          ],
        };
        const rows = allRows(template);
        const candidates = rows.filter(({ part }) => part.kind === kind);
        const row = candidates[pick % Math.max(1, candidates.length)];
        if (!row) return;
        const isInReach = (other: StructureRow) => kind !== 'option' || other.place.parentId === row.place.parentId;
        const reached = candidates.filter(isInReach);
        const ids = new Set([row.id, ...others.map((other) => reached[other % reached.length]?.id ?? row.id)]);
        const refs = [...ids].map((id): ElementRef => ({ kind, id }));
        const slots = dropSlots(template, rows, refs).filter(
          ({ place }) => kind !== 'option' || place.parentId === row.place.parentId,
        );
        const dragged = slots.map(({ place }) => moved(template, moveCommand(template, refs, place)));
        const top = pressed(template, refs, 'up').at(-1) ?? template;
        expect(dragged).toEqual(pressed(top, refs, 'down'));
        const stays = slots.filter(({ place }) =>
          formatDropPlace(template, refs, place, englishEditorTexts).endsWith('where it was'),
        );
        expect(stays).toHaveLength(dragged.filter((document) => document === template).length);
        if (refs.length === 1) expect(stays).toHaveLength(1);
      },
    ),
    { numRuns: 300 },
  );
});

test('Parts selected together with another kind stay, and so do descendants of a selected part', () => {
  const template = aTemplate(dogCoatTemplate);
  const [section] = template.sections;
  const refs = (section?.groups ?? []).flatMap((group): ElementRef[] => [
    { kind: 'group', id: group.id },
    ...group.fields.map(({ id }): ElementRef => ({ kind: 'field', id })),
  ]);
  const groups = refs.filter(({ kind }) => kind === 'group');
  const [group] = groups;
  const field = refs.find(({ kind }) => kind === 'field');
  if (!group || !field) throw new Error('The coat has groups and fields');
  expect(elementsToMove(template, [...refs].reverse(), group)).toEqual(groups);
  expect(elementsToMove(template, refs, field)).toEqual([field]);
  expect(elementsToMove(template, [], field)).toEqual([field]);
});
