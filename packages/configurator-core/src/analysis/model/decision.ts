import { formatTemplatePath, type TemplatePath } from '../../contract/primitives/template-path.ts';
import { budgets } from '../diagram/budgets.ts';
import { cheapestPath } from '../diagram/cheapest-path.ts';
import { BudgetExceededError, type Diagram, NO } from '../diagram/decision-diagram.ts';
import type { FindingCode, Undecided, UndecidedReason, WitnessValues } from '../findings/finding.ts';
import type { TemplateModel } from './template-model.ts';

/** Whether something can happen. `unknown`: free JSON Logic, or a text that the search did not find. */
export type Possibility = 'yes' | 'no' | 'unknown';

/** The model under analysis, functions to query it, and the undecided questions. */
export interface AnalysisContext {
  readonly model: TemplateModel;
  readonly undecided: readonly Undecided[];
  /** Returns whether some stored state evaluates to yes. */
  readonly can: (node: Diagram) => Possibility;
  /** Returns the fewest values that certainly evaluate to yes. */
  readonly example: (node: Diagram) => WitnessValues | null;
  /** Runs a question. Beyond the budget, records it as undecided and returns undefined. */
  readonly within: <T>(code: FindingCode, path: TemplatePath, question: () => T) => T | undefined;
  readonly leaveOpen: (code: FindingCode, path: TemplatePath, reason: UndecidedReason) => void;
}

/** Creates the context of a model. */
export function createAnalysisContext(model: TemplateModel): AnalysisContext {
  const undecided: Undecided[] = [];
  const open = new Set<string>();
  const leaveOpen = (code: FindingCode, path: TemplatePath, reason: UndecidedReason): void => {
    const key = `${code} ${formatTemplatePath(path)}`;
    if (!open.has(key)) undecided.push({ code, path, reason });
    open.add(key);
  };
  return {
    model,
    undecided,
    can: (node) => (node === NO ? 'no' : model.certain(node) === NO ? 'unknown' : 'yes'),
    example: (node) => {
      const path = cheapestPath(model.diagrams, model.certain(node));
      return path === undefined ? null : model.values(path);
    },
    within: (code, path, question) => {
      model.diagrams.allow(budgets.question);
      try {
        return question();
      } catch (error) {
        if (!(error instanceof BudgetExceededError)) throw error;
        leaveOpen(code, path, 'budget');
        return undefined;
      }
    },
    leaveOpen,
  };
}
