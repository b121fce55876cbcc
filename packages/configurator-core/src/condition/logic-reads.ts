import { isOverItems, logicCall } from '../contract/conditions/logic-call.ts';
import type { TemplatePath } from '../contract/primitives/template-path.ts';

/** The values that a JSON Logic expression reads. */
export interface LogicReads {
  /** Distinct paths of the named values. */
  readonly paths: readonly string[];
  /** Whether it may read any value, because it computes a name or reads all values at once. */
  readonly readsAll: boolean;
}

/** A place in an expression: the last step of its path, and the place around it. */
interface Place {
  readonly around: Place | null;
  readonly step: string | number;
}

function pathOf(place: Place | null): TemplatePath {
  const path: (string | number)[] = [];
  for (let at = place; at !== null; at = at.around) path.unshift(at.step);
  return path;
}

/** Visits the path of each value that an expression reads; null where it may read any value. */
function visitReads(logic: unknown, visit: (path: string | null, place: Place | null) => void): void {
  const name = (path: unknown, place: Place | null) => {
    const isName = (typeof path === 'string' && path !== '') || typeof path === 'number';
    visit(isName ? String(path) : null, place);
  };
  const walk = (part: unknown, isItem: boolean, place: Place | null): void => {
    if (Array.isArray(part)) for (const [step, entry] of part.entries()) walk(entry, isItem, { around: place, step });
    const call = logicCall(part);
    if (!call) return;
    const { operator, args, isList } = call;
    const around = { around: place, step: operator };
    const placeOf = (step: number): Place => (isList ? { around, step } : around);
    const [first, second] = args;
    if (operator === 'var') {
      if (!isItem) name(first, placeOf(0));
      walk(first, isItem, placeOf(0));
      walk(second, isItem, placeOf(1));
    } else if (operator === 'missing' || operator === 'missing_some') {
      if (isItem) return;
      const at = operator === 'missing' ? 0 : 1;
      const names = args[at];
      if (Array.isArray(names)) for (const [step, path] of names.entries()) name(path, { around: placeOf(at), step });
      else if (at === 1) name(names, placeOf(at));
      else for (const [step, path] of args.entries()) name(path, placeOf(step));
    } else {
      for (const [step, arg] of args.entries())
        walk(arg, isItem || (step === 1 && isOverItems(operator)), placeOf(step));
    }
  };
  walk(logic, false, null);
}

/** Finds the values that a JSON Logic expression reads with `var`, `missing` and `missing_some`. */
export function logicReads(logic: unknown): LogicReads {
  const paths = new Set<string>();
  let readsAll = false;
  visitReads(logic, (path) => {
    if (path === null) readsAll = true;
    else paths.add(path);
  });
  return { paths: [...paths], readsAll };
}

/** Returns where an expression names each value for the first time, by the path of the value. */
export function placesOfReads(logic: unknown): ReadonlyMap<string, TemplatePath> {
  const places = new Map<string, TemplatePath>();
  visitReads(logic, (path, place) => {
    if (path !== null && !places.has(path)) places.set(path, pathOf(place));
  });
  return places;
}
