import { mergeTemplates, type Template } from 'configurator-core';
import { aTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, it } from 'vitest';
import { englishEditorTexts } from '../texts/english-editor-texts.ts';
import { listNames, takenPartNames } from './merged-part-name.ts';

const named = (title: string): Template => aTemplate(wireTemplate([{ title, fields: [{ name: 'size' }] }]));

it('A part that was renamed in two merges in a row is named once, by its last name', () => {
  const [base, first, second] = [named('Maße'), named('Größe'), named('Größe und Passform')];
  const names = [mergeTemplates(base, base, first), mergeTemplates(first, first, second)].map(({ taken }) =>
    takenPartNames(taken, englishEditorTexts),
  );
  const all = new Map(names.flatMap((each) => [...each]));
  expect(listNames(all.values(), englishEditorTexts)).toBe('section “Größe und Passform”');
});

it('Two parts with one name are named once', () => {
  expect(listNames(['field “A”', 'field “A”', 'field “B”'], englishEditorTexts)).toBe('field “A”, field “B”');
});
