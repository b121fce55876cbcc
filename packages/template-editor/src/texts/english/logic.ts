import type { PartKind } from 'configurator-core';
import { formatCount } from './format.ts';
import { englishParts } from './parts.ts';

const elements = (count: number) => formatCount(count, 'element', 'elements');
const problems = (count: number) => formatCount(count, 'problem', 'problems');

/** The dependency map. */
const map = {
  title: 'Rule map',
  keys:
    'Arrow keys up and down lead from node to node, left to a cause, right to an effect. Enter selects. ' +
    'Plus and minus zoom, 0 shows everything, / searches.',
  loading: 'Drawing the map …',
  unavailable: 'The map could not be loaded. The table below shows the same rules.',
  search: 'Find in the map',
  found: (count: number) =>
    count === 0 ? 'No match' : `${formatCount(count, 'match', 'matches')}. Enter jumps to it.`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to view',
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
  overview: 'Overview of the rule map',
  lane: (title: string, count: number) => `${title}, ${elements(count)}`,
  elements,
  problems,
  /** Relations of a node to the selected one. */
  roles: { cause: 'Cause', effect: 'Effect' },
  noSelection: 'Select a node to see its causes and effects.',
  causes: 'Depends on',
  effects: 'Affects',
  noCauses: 'Nothing: it is always visible.',
  noEffects: 'Nothing.',
  edit: 'Properties',
  /** The accessible name of a node; `rule` is empty for a field that is only read. */
  node: (label: string, rule: string, kind: PartKind, causes: number, effects: number, problemCount: number) =>
    [
      label,
      ...(rule === '' ? [] : [rule]),
      englishParts.kinds[kind],
      formatCount(causes, 'cause', 'causes'),
      formatCount(effects, 'effect', 'effects'),
      ...(problemCount > 0 ? [problems(problemCount)] : []),
    ].join(', '),
};

/** The view of all rules. */
export const englishLogic = {
  title: 'All rules',
  empty:
    'No rules yet. Everything is always visible, and only options add to the price.' +
    ' Add a condition under “Visibility” in the properties of a part.',
  dependencies: 'Dependencies',
  part: 'Part',
  rule: 'Rule',
  always: 'Always',
  filter: 'Filter rules',
  shown: (count: number, all: number) => `${count} of ${formatCount(all, 'rule', 'rules')}`,
  onlyProblems: 'Only with problems',
  map,
};
