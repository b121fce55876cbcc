/**
 * A node of a diagram. 0 and 1 are the terminals no and yes. Other nodes branch on the class of one variable or are
 * numbers. A node has a greater number than its children.
 */
export type Diagram = number;

/** Thrown inside the analysis when its budget is exceeded. Every question catches it and is reported as undecided. */
export class BudgetExceededError extends Error {
  override readonly name = 'BudgetExceededError';
}

/** The terminal no. */
export const NO: Diagram = 0;
/** The terminal yes. */
export const YES: Diagram = 1;

/** Terminals are below every variable. */
const TERMINAL_LEVEL = Number.MAX_SAFE_INTEGER;
/** Combines two node numbers into one key. A diagram never has more nodes than this. */
const KEY_FACTOR = 2 ** 26;

/** Rewrites a node from its level and its rewritten children. Returns undefined to keep the node. */
type Rewriting = (level: number, children: readonly Diagram[]) => Diagram | undefined;

/**
 * Reduced ordered decision diagrams with shared nodes (Bryant 1986), over variables with any number of classes
 * (multi-valued: Srinivasan, Ham, Malik, Brayton 1990) and numbers as terminals (algebraic: Bahar et al. 1993).
 */
export interface Diagrams {
  /** Allows the next question this many steps, within the budget of the store. */
  readonly allow: (steps: number) => void;
  /** Subtracts steps from the budget. @throws BudgetExceededError */
  readonly spend: (steps: number) => void;
  readonly level: (node: Diagram) => number;
  readonly children: (node: Diagram) => readonly Diagram[];
  /** The number a terminal represents. */
  readonly answer: (node: Diagram) => number;
  readonly number: (answer: number) => Diagram;
  /** Creates a node that branches on the variable at `level`. Its children must be on deeper levels. */
  readonly ask: (level: number, children: readonly Diagram[]) => Diagram;
  readonly and: (a: Diagram, b: Diagram) => Diagram;
  readonly or: (a: Diagram, b: Diagram) => Diagram;
  /** Conjunction of any number of diagrams. Linear time if they have different variables. */
  readonly all: (nodes: readonly Diagram[]) => Diagram;
  /** Disjunction of any number of diagrams. Linear time if they have different variables. */
  readonly any: (nodes: readonly Diagram[]) => Diagram;
  readonly not: (a: Diagram) => Diagram;
  /** `a ? b : c` (if-then-else, "ITE"). The terminals of b and c may be any numbers. */
  readonly choose: (a: Diagram, b: Diagram, c: Diagram) => Diagram;
  readonly add: (a: Diagram, b: Diagram) => Diagram;
  readonly max: (a: Diagram, b: Diagram) => Diagram;
  /** Returns a node with all its descendants, children before parents. */
  readonly nodesOf: (node: Diagram) => readonly Diagram[];
  /** Rewrites each node from its rewritten children. Terminals are kept. @param done nodes already rewritten */
  readonly rewrite: (node: Diagram, change: Rewriting, done?: Map<Diagram, Diagram>) => Diagram;
}

/** An operation on up to three diagrams, applied node by node. */
interface Operation {
  /** Returns the result if it does not depend on the children. */
  readonly atOnce: (a: Diagram, b: Diagram, c: Diagram) => Diagram | undefined;
  readonly key: (a: Diagram, b: Diagram, c: Diagram) => number | string;
  readonly known: Map<number | string, Diagram>;
}

/** Operands whose result is being built, child by child. */
interface Frame {
  readonly operands: readonly [Diagram, Diagram, Diagram];
  readonly key: number | string;
  readonly top: number;
  readonly width: number;
  readonly list: Diagram[];
}

/**
 * Creates an empty store of diagrams.
 * @param budget total steps for all work on the store
 */
export function createDiagrams(budget: number): Diagrams {
  const levels: number[] = [TERMINAL_LEVEL, TERMINAL_LEVEL];
  const childLists: (readonly Diagram[])[] = [[], []];
  const answers: number[] = [0, 1];
  const numbers = new Map<number, Diagram>([
    [0, NO],
    [1, YES],
  ]);
  const unique = new Map<string, Diagram>();
  let spent = 0;
  let ceiling = budget;

  const level = (node: Diagram): number => levels[node] ?? TERMINAL_LEVEL;
  const children = (node: Diagram): readonly Diagram[] => childLists[node] ?? [];
  const answer = (node: Diagram): number => answers[node] ?? Number.NaN;

  function spend(steps: number): void {
    spent += steps;
    if (spent > ceiling) throw new BudgetExceededError();
  }

  function store(nodeLevel: number, list: readonly Diagram[], nodeAnswer: number): Diagram {
    levels.push(nodeLevel);
    childLists.push(list);
    answers.push(nodeAnswer);
    return levels.length - 1;
  }

  function number(value: number): Diagram {
    const found = numbers.get(value);
    if (found !== undefined) return found;
    spend(1);
    const created = store(TERMINAL_LEVEL, [], value);
    numbers.set(value, created);
    return created;
  }

  function ask(nodeLevel: number, list: readonly Diagram[]): Diagram {
    spend(1 + list.length);
    const first = list[0] ?? NO;
    if (list.every((child) => child === first)) return first;
    const key = `${nodeLevel}:${list.join()}`;
    const found = unique.get(key);
    if (found !== undefined) return found;
    const created = store(nodeLevel, list, Number.NaN);
    unique.set(key, created);
    return created;
  }

  /** The child of `node` for class `place` of the variable at `top`, or the node itself if it skips that level. */
  const follow = (node: Diagram, top: number, place: number): Diagram =>
    level(node) === top ? (children(node)[place] ?? NO) : node;

  function frame(operands: Frame['operands'], key: number | string): Frame {
    const top = Math.min(level(operands[0]), level(operands[1]), level(operands[2]));
    const asking = operands.find((node) => level(node) === top) ?? NO;
    const width = children(asking).length;
    spend(1 + width);
    return { operands, key, top, width, list: [] };
  }

  /** Applies an operation with an explicit stack, so that diagrams may be deeper than the call stack. */
  function apply(operation: Operation, a: Diagram, b: Diagram = NO, c: Diagram = NO): Diagram {
    const { atOnce, key: keyOf, known } = operation;
    const quick = atOnce(a, b, c) ?? known.get(keyOf(a, b, c));
    if (quick !== undefined) return quick;
    const stack: Frame[] = [];
    let current = frame([a, b, c], keyOf(a, b, c));
    for (;;) {
      const { operands, top, width, list, key } = current;
      if (list.length < width) {
        const x = follow(operands[0], top, list.length);
        const y = follow(operands[1], top, list.length);
        const z = follow(operands[2], top, list.length);
        const result = atOnce(x, y, z) ?? known.get(keyOf(x, y, z));
        if (result !== undefined) {
          list.push(result);
          continue;
        }
        stack.push(current);
        current = frame([x, y, z], keyOf(x, y, z));
        continue;
      }
      const result = ask(top, list);
      known.set(key, result);
      const parent = stack.pop();
      if (parent === undefined) return result;
      parent.list.push(result);
      current = parent;
    }
  }

  const bothNumbers = (a: Diagram, b: Diagram): boolean => level(a) === TERMINAL_LEVEL && level(b) === TERMINAL_LEVEL;
  const unordered = (a: Diagram, b: Diagram): number => (a < b ? a * KEY_FACTOR + b : b * KEY_FACTOR + a);
  const operation = (atOnce: Operation['atOnce'], key: Operation['key']): Operation => ({
    atOnce,
    key,
    known: new Map(),
  });
  const conjunction = operation(
    (x, y) => (x === NO || y === NO ? NO : x === YES || x === y ? y : y === YES ? x : undefined),
    unordered,
  );
  const disjunction = operation(
    (x, y) => (x === YES || y === YES ? YES : x === NO || x === y ? y : y === NO ? x : undefined),
    unordered,
  );
  const sum = operation(
    (x, y) => (x === NO ? y : y === NO ? x : bothNumbers(x, y) ? number(answer(x) + answer(y)) : undefined),
    unordered,
  );
  const maximum = operation(
    (x, y) => (x === y ? x : bothNumbers(x, y) ? number(Math.max(answer(x), answer(y))) : undefined),
    unordered,
  );
  const negation = operation(
    (x) => (x === NO ? YES : x === YES ? NO : undefined),
    (x) => x,
  );
  const ifThenElse = operation(
    (x, y, z) => (x === YES || y === z ? y : x === NO ? z : undefined),
    (x, y, z) => `${x}:${y}:${z}`,
  );

  /** Combines diagrams from the deepest variable up, so that each one only adds nodes on top. */
  function joined(one: Operation, nodes: readonly Diagram[], neutral: Diagram): Diagram {
    spend(nodes.length);
    const deepestFirst = [...nodes].sort((a, b) => level(b) - level(a));
    return deepestFirst.reduce((found, node) => apply(one, found, node), neutral);
  }

  function unseen(node: Diagram, done: ReadonlyMap<Diagram, Diagram>): readonly Diagram[] {
    const found = new Set(done.has(node) ? [] : [node]);
    for (const current of found) {
      spend(1 + children(current).length);
      for (const child of children(current)) if (!done.has(child)) found.add(child);
    }
    return [...found].sort((a, b) => a - b);
  }

  function rewrite(node: Diagram, change: Rewriting, done = new Map<Diagram, Diagram>()): Diagram {
    for (const current of unseen(node, done)) {
      const list = children(current).map((child) => done.get(child) ?? child);
      const isTerminal = level(current) === TERMINAL_LEVEL;
      done.set(current, isTerminal ? current : (change(level(current), list) ?? ask(level(current), list)));
    }
    return done.get(node) ?? node;
  }

  return {
    allow: (steps) => {
      ceiling = Math.min(budget, spent + steps);
    },
    spend,
    level,
    children,
    answer,
    number,
    ask,
    and: (a, b) => apply(conjunction, a, b),
    or: (a, b) => apply(disjunction, a, b),
    all: (nodes) => joined(conjunction, nodes, YES),
    any: (nodes) => joined(disjunction, nodes, NO),
    not: (a) => apply(negation, a),
    choose: (a, b, c) => apply(ifThenElse, a, b, c),
    add: (a, b) => apply(sum, a, b),
    max: (a, b) => apply(maximum, a, b),
    nodesOf: (node) => unseen(node, new Map()),
    rewrite,
  };
}
