import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { bestPath } from './best-path.ts';
import { cheapestPath } from './cheapest-path.ts';
import { BudgetExceededError, createDiagrams, type Diagram, type Diagrams, NO, YES } from './decision-diagram.ts';

const LEVELS = 4;
const CLASSES = 3;

/** A formula over four variables of three classes. */
type Formula =
  | { readonly kind: 'is'; readonly level: number; readonly place: number }
  | { readonly kind: 'not'; readonly inner: Formula }
  | { readonly kind: 'and' | 'or'; readonly left: Formula; readonly right: Formula };

const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 5 },
    fc.record({ kind: fc.constant('is' as const), level: fc.nat(LEVELS - 1), place: fc.nat(CLASSES - 1) }),
    fc.record({ kind: fc.constant('not' as const), inner: tie('formula') }),
    fc.record({ kind: fc.constantFrom('and' as const, 'or' as const), left: tie('formula'), right: tie('formula') }),
  ),
}));

function build(diagrams: Diagrams, node: Formula): Diagram {
  if (node.kind === 'is') {
    return diagrams.ask(
      node.level,
      Array.from({ length: CLASSES }, (_, place) => (place === node.place ? YES : NO)),
    );
  }
  if (node.kind === 'not') return diagrams.not(build(diagrams, node.inner));
  const [left, right] = [build(diagrams, node.left), build(diagrams, node.right)];
  return node.kind === 'and' ? diagrams.and(left, right) : diagrams.or(left, right);
}

function isTrue(node: Formula, places: readonly number[]): boolean {
  if (node.kind === 'is') return places[node.level] === node.place;
  if (node.kind === 'not') return !isTrue(node.inner, places);
  const left = isTrue(node.left, places);
  return node.kind === 'and' ? left && isTrue(node.right, places) : left || isTrue(node.right, places);
}

const everyState: readonly (readonly number[])[] = Array.from({ length: CLASSES ** LEVELS }, (_, index) =>
  Array.from({ length: LEVELS }, (__, level) => Math.floor(index / CLASSES ** level) % CLASSES),
);
const filledCount = (places: readonly number[]): number => places.filter((place) => place > 0).length;

describe('decision diagrams', () => {
  it('Decision diagrams of equivalent formulas, and of no others, are the same node', () => {
    fc.assert(
      fc.property(formula, formula, (left, right) => {
        const diagrams = createDiagrams(10_000);
        const isSame = everyState.every((places) => isTrue(left, places) === isTrue(right, places));
        expect(build(diagrams, left) === build(diagrams, right)).toBe(isSame);
      }),
      propertyRuns(),
    );
  });

  it('Decision diagrams name a true state with the fewest filled variables', () => {
    fc.assert(
      fc.property(formula, (node) => {
        const diagrams = createDiagrams(10_000);
        const path = cheapestPath(diagrams, build(diagrams, node));
        const fewest = Math.min(...everyState.filter((places) => isTrue(node, places)).map(filledCount));
        expect(path === undefined ? Number.POSITIVE_INFINITY : path.size).toBe(fewest);
        const places = Array.from({ length: LEVELS }, (_, level) => path?.get(level) ?? 0);
        if (path !== undefined) expect(isTrue(node, places)).toBe(true);
      }),
      propertyRuns(),
    );
  });

  it('Decision diagrams find the largest sum of weighted formulas', () => {
    const weighted = fc.array(fc.tuple(formula, fc.integer({ min: -50, max: 50 })), { maxLength: 5 });
    fc.assert(
      fc.property(weighted, (list) => {
        const diagrams = createDiagrams(50_000);
        const functions = list.map(([node, weight]) =>
          diagrams.choose(build(diagrams, node), diagrams.number(weight), NO),
        );
        const totalOf = (places: readonly number[]): number =>
          list.reduce((sum, [node, weight]) => sum + (isTrue(node, places) ? weight : 0), 0);
        const { sum, path } = bestPath(diagrams, functions);
        expect(sum).toBe(Math.max(...everyState.map(totalOf)));
        expect(totalOf(Array.from({ length: LEVELS }, (_, level) => path.get(level) ?? 0))).toBe(sum);
      }),
      propertyRuns(),
    );
  });

  it('Decision diagrams stop at their budget', () => {
    const diagrams = createDiagrams(3);
    expect(() => {
      for (let level = 0; level < 5; level += 1) diagrams.ask(level, [NO, YES]);
    }).toThrow(BudgetExceededError);
  });
});
