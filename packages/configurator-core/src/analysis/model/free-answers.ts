import { type Diagram, type Diagrams, NO, YES } from '../diagram/decision-diagram.ts';
import type { UndecidedReason } from '../findings/finding.ts';
import type { FieldModel } from './field-model.ts';

/** Free answers are asked last. */
const FREE_LEVEL = 2 ** 40;

/** Unknown answers: of JSON Logic, and of rules about values that may not exist. */
export interface FreeAnswers {
  /** An answer that may be yes or no, the same one for equal keys. */
  readonly free: (key: string, reason: UndecidedReason) => Diagram;
  /** Leaves only what is certain: whatever the free answers are, and without values that may not exist. */
  readonly certain: (node: Diagram) => Diagram;
  /** Why a diagram that is possible is not certain. */
  readonly openReason: (node: Diagram) => UndecidedReason;
}

/** Keeps the free answers of a template. */
export function createFreeAnswers(diagrams: Diagrams, fields: readonly FieldModel[]): FreeAnswers {
  const { and, ask } = diagrams;
  const levels = new Map<string, number>();
  const reasons = new Map<number, UndecidedReason>();
  const certainOf = new Map<Diagram, Diagram>();
  /** The class that may be empty, by level. */
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
