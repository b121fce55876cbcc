import { aTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, test } from 'vitest';
import { englishEditorTexts } from '../../texts/english-editor-texts.ts';
import { rulesOf } from '../rules-of.ts';
import { mapGraph, nodeKeyOf, priceLane, reachOf } from './map-graph.ts';

const equals = (field: string, value = 'a') => ({ field, operator: 'equals' as const, value });
const options = [{ value: 'a' }, { value: 'b' }];
const template = aTemplate(
  wireTemplate(
    [
      {
        title: 'Stoff',
        fields: [
          { name: 'outer', options },
          { name: 'lining', options: [{ value: 'a', conditional_display: equals('outer') }, { value: 'b' }] },
          { name: 'alone', options },
        ],
      },
      { title: 'Extras', fields: [{ name: 'color', options, conditional_display: equals('lining') }] },
    ],
    { price_rules: [{ label: 'Eilig', when: equals('color'), amount: 500 }] },
  ),
);
const graph = mapGraph(template, rulesOf(template, englishEditorTexts.parts), englishEditorTexts.parts);
const labels = (keys: Iterable<string>) => [...keys].map((key) => graph.nodes.get(key)?.label);
const keyOf = (label: string) => [...graph.nodes.values()].find((node) => node.label === label)?.key ?? '';

test('The map has a lane per section with rules and one for price rules, and omits fields without rules', () => {
  expect(graph.lanes.map(({ title }) => title)).toEqual(['Stoff', 'Extras', 'Price rules']);
  expect(graph.lanes.at(-1)?.id).toBe(priceLane);
  expect(labels(graph.nodes.keys())).toEqual(['outer', 'lining', 'color', 'Eilig']);
});

test('An option is part of its field’s node, and its condition is a cause of the field', () => {
  const option = template.sections[0]?.groups[0]?.fields[1]?.options[0];
  expect(nodeKeyOf(template, { kind: 'option', id: option?.id ?? '' })).toBe(keyOf('lining'));
  expect(labels(graph.causes.get(keyOf('lining')) ?? [])).toEqual(['outer']);
});

test('The causes and effects are transitive', () => {
  const { causes, effects } = reachOf(graph, keyOf('lining'));
  expect(labels(causes)).toEqual(['outer']);
  expect(labels(effects).toSorted()).toEqual(['Eilig', 'color']);
});

test('Fields in a cycle are causes and effects of each other but not of themselves', () => {
  const circle = aTemplate(
    wireTemplate([
      {
        fields: [
          { name: 'one', options, conditional_display: equals('two') },
          { name: 'two', options, conditional_display: equals('one') },
        ],
      },
    ]),
  );
  const looped = mapGraph(circle, rulesOf(circle, englishEditorTexts.parts), englishEditorTexts.parts);
  const [first = '', second = ''] = looped.nodes.keys();
  expect(reachOf(looped, first)).toEqual({ causes: new Set([second]), effects: new Set([second]) });
});
