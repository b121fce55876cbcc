import { dogCoatTemplate } from 'configurator-core/templates';
import { aTemplate } from 'configurator-core/testing';
import { templateTexts, translationState } from 'configurator-core/translation';
import { expect, it } from 'vitest';
import { countIds } from '../../testing/count-ids.ts';
import type { Part } from '../element.ts';
import { applyCommand } from './apply-command.ts';
import { freshCopies } from './fresh-copy.ts';

const coat = aTemplate(dogCoatTemplate);
const [section] = coat.sections;
if (section === undefined) throw new Error('The coat has no section');

it('Copying keeps translations, deleting drops them, and undo restores them', () => {
  const [copy] = freshCopies(coat, [{ kind: 'section', element: section }], countIds());
  const copied = applyCommand(coat, { type: 'insert', part: copy as Part, to: { parentId: null, index: 1 } });
  if (!copied.ok) throw new Error(copied.error.code);
  const texts = templateTexts(copied.value.template);
  expect(texts.length).toBeGreaterThan(templateTexts(coat).length);
  expect(texts.filter((text) => translationState(text, 'en') !== 'translated')).toEqual([]);

  expect(JSON.stringify(coat)).toContain('About your dog');
  const removed = applyCommand(coat, { type: 'remove', ref: { kind: 'section', id: section.id } });
  if (!removed.ok) throw new Error(removed.error.code);
  expect(JSON.stringify(removed.value.template)).not.toContain('About your dog');
  const back = applyCommand(removed.value.template, removed.value.inverse);
  expect(back.ok && back.value.template).toEqual(coat);
});
