import type { Template } from 'configurator-core';
import { aTemplate, templateArbitrary } from 'configurator-core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyCommand } from '../document/apply-command.ts';
import type { ElementKind, ElementRef, Place } from '../document/element.ts';
import { newGroup, newSection } from '../document/new-elements.ts';
import { moveTarget, neighbourPlace } from '../document/places.ts';
import { countIds } from '../testing/count-ids.ts';
import { dropSlots, placeWords } from './drop-slots.ts';
import { structureRows } from './structure-rows.ts';

const kinds: readonly ElementKind[] = ['section', 'group', 'field', 'option'];

function moved(template: Template, ref: ElementRef, to: Place | null): Template {
  if (!to) return template;
  const result = applyCommand(template, { type: 'move', ref, to });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.template;
}

/** Every document that pressing one of the two keys again and again leads through. */
function pressed(start: Template, ref: ElementRef, direction: 'up' | 'down'): readonly Template[] {
  const documents = [start];
  for (let current = start; ; ) {
    const to = neighbourPlace(current, ref, direction);
    if (!to) return documents;
    current = moved(current, ref, to);
    documents.push(current);
  }
}

/** All rows, fields opened too. */
function allRows(template: Template) {
  const fields = structureRows(template, new Set()).filter(({ part }) => part.kind === 'field');
  return structureRows(template, new Set(fields.map(({ key }) => key)));
}

test('[BEY-62] what is dragged from slot to slot and what is moved by keys passes through the same documents', () => {
  fc.assert(
    fc.property(templateArbitrary(), fc.constantFrom(...kinds), fc.nat(), (json, kind, pick) => {
      const createId = countIds();
      const drawn = aTemplate(json);
      // An empty section and an empty group are places too.
      const [first] = drawn.sections;
      const template: Template = {
        ...drawn,
        sections: [
          ...(first ? [{ ...first, groups: [...first.groups, newGroup(createId)] }] : []),
          newSection(createId),
          ...drawn.sections.slice(1),
        ],
      };
      const rows = allRows(template);
      const candidates = rows.filter(({ part }) => part.kind === kind);
      const row = candidates[pick % Math.max(1, candidates.length)];
      if (!row) return;
      const ref: ElementRef = { kind, id: row.id };
      const slots = dropSlots(template, rows, ref).filter(
        ({ place }) => kind !== 'option' || place.parentId === row.place.parentId,
      );
      const dragged = slots.map(({ place }) => moved(template, ref, moveTarget(template, ref, place)));
      const top = pressed(template, ref, 'up').at(-1) ?? template;
      expect(dragged).toEqual(pressed(top, ref, 'down'));
      const words = slots.map(({ place }) => placeWords(template, ref, place));
      expect(words.filter((text) => text.endsWith('where it was'))).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});
