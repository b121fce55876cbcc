/** A node of a diagram. 0 and 1 are the answers no and yes; other nodes ask for the class of one variable or are numbers. */
export type Diagram = number;

/** Thrown inside the analysis when a diagram grows past its budget; every question catches it and stays undecided. */
export class BudgetExceededError extends Error {
  override readonly name = 'BudgetExceededError';
}

/** The answer no. */
export const NO: Diagram = 0;
/** The answer yes. */
export const YES: Diagram = 1;

/** Terminals ask nothing, so they stand below every variable. */
const TERMINAL_LEVEL = Number.MAX_SAFE_INTEGER;
/** Two node numbers make one key: there are never more nodes than this. */
const KEY_FACTOR = 2 ** 26;

/** Reduced, ordered, shared decision diagrams over variables with any number of classes, with numbers as answers. */
export interface Diagrams {
  /** Lets the next question add this many nodes, within the budget of the store. */
  readonly allow: (nodes: number) => void;
  readonly level: (node: Diagram) => number;
  readonly children: (node: Diagram) => readonly Diagram[];
  /** The number a terminal stands for. */
  readonly answer: (node: Diagram) => number;
  readonly number: (answer: number) => Diagram;
  /** Asks the variable at `level`; every child must ask deeper ones only. */
  readonly ask: (level: number, children: readonly Diagram[]) => Diagram;
  readonly and: (a: Diagram, b: Diagram) => Diagram;
  readonly or: (a: Diagram, b: Diagram) => Diagram;
  readonly not: (a: Diagram) => Diagram;
  /** `a ? b : c`; the answers of b and c may be any numbers. */
  readonly choose: (a: Diagram, b: Diagram, c: Diagram) => Diagram;
  readonly add: (a: Diagram, b: Diagram) => Diagram;
  readonly max: (a: Diagram, b: Diagram) => Diagram;
  /** Rewrites each node from its rewritten children; terminals stay. */
  readonly rewrite: (
    node: Diagram,
    change: (level: number, children: readonly Diagram[]) => Diagram | undefined,
  ) => Diagram;
}

/**
 * Creates an empty store of diagrams.
 * @param budget the number of nodes it may hold
 */
export function createDiagrams(budget: number): Diagrams {
  const levels: number[] = [TERMINAL_LEVEL, TERMINAL_LEVEL];
  const childLists: (readonly Diagram[])[] = [[], []];
  const answers: number[] = [0, 1];
  const numbers = new Map<number, Diagram>([
    [0, NO],
    [1, YES],
  ]);
  const known = new Map<string, Diagram>();
  const caches = {
    and: new Map<number, Diagram>(),
    or: new Map<number, Diagram>(),
    add: new Map<number, Diagram>(),
    max: new Map<number, Diagram>(),
  };
  const negations = new Map<Diagram, Diagram>();
  const choices = new Map<string, Diagram>();
  let ceiling = budget;

  const level = (node: Diagram): number => levels[node] ?? TERMINAL_LEVEL;
  const children = (node: Diagram): readonly Diagram[] => childLists[node] ?? [];
  const answer = (node: Diagram): number => answers[node] ?? Number.NaN;

  function store(nodeLevel: number, list: readonly Diagram[], nodeAnswer: number): Diagram {
    if (levels.length >= ceiling) throw new BudgetExceededError();
    levels.push(nodeLevel);
    childLists.push(list);
    answers.push(nodeAnswer);
    return levels.length - 1;
  }

  function number(value: number): Diagram {
    const found = numbers.get(value);
    if (found !== undefined) return found;
    const created = store(TERMINAL_LEVEL, [], value);
    numbers.set(value, created);
    return created;
  }

  function ask(nodeLevel: number, list: readonly Diagram[]): Diagram {
    const first = list[0] ?? NO;
    if (list.every((child) => child === first)) return first;
    const key = `${nodeLevel}:${list.join()}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const created = store(nodeLevel, list, Number.NaN);
    known.set(key, created);
    return created;
  }

  /** The child of `node` for class `place` of the variable at `top`; the node itself where it does not ask there. */
  const follow = (node: Diagram, top: number, place: number): Diagram =>
    level(node) === top ? (children(node)[place] ?? NO) : node;

  function combine(
    cache: Map<number, Diagram>,
    a: Diagram,
    b: Diagram,
    atOnce: (a: Diagram, b: Diagram) => Diagram | undefined,
  ): Diagram {
    const quick = atOnce(a, b);
    if (quick !== undefined) return quick;
    const key = a < b ? a * KEY_FACTOR + b : b * KEY_FACTOR + a;
    const found = cache.get(key);
    if (found !== undefined) return found;
    const top = Math.min(level(a), level(b));
    const width = children(level(a) === top ? a : b).length;
    const list: Diagram[] = [];
    for (let place = 0; place < width; place += 1) {
      list.push(combine(cache, follow(a, top, place), follow(b, top, place), atOnce));
    }
    const result = ask(top, list);
    cache.set(key, result);
    return result;
  }

  const bothNumbers = (a: Diagram, b: Diagram): boolean => level(a) === TERMINAL_LEVEL && level(b) === TERMINAL_LEVEL;
  const and = (a: Diagram, b: Diagram): Diagram =>
    combine(caches.and, a, b, (x, y) =>
      x === NO || y === NO ? NO : x === YES || x === y ? y : y === YES ? x : undefined,
    );
  const or = (a: Diagram, b: Diagram): Diagram =>
    combine(caches.or, a, b, (x, y) =>
      x === YES || y === YES ? YES : x === NO || x === y ? y : y === NO ? x : undefined,
    );
  const add = (a: Diagram, b: Diagram): Diagram =>
    combine(caches.add, a, b, (x, y) =>
      x === NO ? y : y === NO ? x : bothNumbers(x, y) ? number(answer(x) + answer(y)) : undefined,
    );
  const max = (a: Diagram, b: Diagram): Diagram =>
    combine(caches.max, a, b, (x, y) =>
      x === y ? x : bothNumbers(x, y) ? number(Math.max(answer(x), answer(y))) : undefined,
    );

  function not(a: Diagram): Diagram {
    if (a === NO) return YES;
    if (a === YES) return NO;
    const found = negations.get(a);
    if (found !== undefined) return found;
    const result = ask(level(a), children(a).map(not));
    negations.set(a, result);
    negations.set(result, a);
    return result;
  }

  function choose(a: Diagram, b: Diagram, c: Diagram): Diagram {
    if (a === YES || b === c) return b;
    if (a === NO) return c;
    const key = `${a}:${b}:${c}`;
    const found = choices.get(key);
    if (found !== undefined) return found;
    const top = Math.min(level(a), level(b), level(c));
    const width = children(level(a) === top ? a : level(b) === top ? b : c).length;
    const list: Diagram[] = [];
    for (let place = 0; place < width; place += 1) {
      list.push(choose(follow(a, top, place), follow(b, top, place), follow(c, top, place)));
    }
    const result = ask(top, list);
    choices.set(key, result);
    return result;
  }

  function rewrite(
    node: Diagram,
    change: (nodeLevel: number, list: readonly Diagram[]) => Diagram | undefined,
  ): Diagram {
    const done = new Map<Diagram, Diagram>();
    const walk = (current: Diagram): Diagram => {
      if (level(current) === TERMINAL_LEVEL) return current;
      const found = done.get(current);
      if (found !== undefined) return found;
      const list = children(current).map(walk);
      const result = change(level(current), list) ?? ask(level(current), list);
      done.set(current, result);
      return result;
    };
    return walk(node);
  }

  const allow = (nodes: number): void => {
    ceiling = Math.min(budget, levels.length + nodes);
  };

  return { allow, level, children, answer, number, ask, and, or, not, choose, add, max, rewrite };
}
