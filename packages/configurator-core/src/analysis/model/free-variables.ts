import { type Diagram, type Diagrams, NO, YES } from '../diagram/decision-diagram.ts';
import type { UndecidedReason } from '../findings/finding.ts';
import type { FieldModel } from './field-model.ts';

/** Free variables are on the deepest levels of a diagram. */
const FREE_LEVEL = 2 ** 40;

/** Variables for parts that are not analysed: JSON Logic, and rules about values that may not exist. */
export interface FreeVariables {
  /** Returns a variable that may be true or false. Equal keys share one variable. */
  readonly free: (key: string, reason: UndecidedReason) => Diagram;
  /** Keeps only certain states: for all values of the free variables, without values that may not exist. */
  readonly certain: (node: Diagram) => Diagram;
  /** Returns why a diagram is possible but not certain. */
  readonly openReason: (node: Diagram) => UndecidedReason;
}

/** Creates the free variables of a template. */
export function createFreeVariables(diagrams: Diagrams, fields: readonly FieldModel[]): FreeVariables {
  const { and, ask } = diagrams;
  const levels = new Map<string, number>();
  const reasons = new Map<number, UndecidedReason>();
  const certainOf = new Map<Diagram, Diagram>();
  /** Index of the class that may have no members, by level. */
  const unknownPlaces = new Map<number, number>();
  for (const { classes, levels: own } of fields) {
    const unknown = classes.findIndex(({ kind }) => kind === 'unknown');
    if (unknown >= 0) unknownPlaces.set(own[0] ?? 0, unknown);
  }
  return {
    free: (key, reason) => {
      const level = levels.get(key) ?? FREE_LEVEL + levels.size;
      levels.set(key, level);
      reasons.set(level, reason);
      return ask(level, [NO, YES]);
    },
    certain: (node) => {
      if (levels.size === 0 && unknownPlaces.size === 0) return node;
      const change = (level: number, list: readonly Diagram[]): Diagram | undefined => {
        if (level >= FREE_LEVEL) return list.reduce(and, YES);
        const unknown = unknownPlaces.get(level);
        if (unknown === undefined) return undefined;
        const known = list.map((child, place) => (place === unknown ? NO : child));
        return ask(level, known);
      };
      return diagrams.rewrite(node, change, certainOf);
    },
    openReason: (node) => {
      const found = new Set(diagrams.nodesOf(node).map((one) => reasons.get(diagrams.level(one))));
      return found.has('json_logic') ? 'json_logic' : found.has('budget') ? 'budget' : 'text_rules';
    },
  };
}
