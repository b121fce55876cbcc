import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

// Few values per field, so that two sides often agree.
const text = fc.constantFrom('', 'Mantel', 'Mantel ', 'Leine');
const values = fc.record({
  title: text,
  image: fc.constantFrom(null, '/a.webp', '/b.webp'),
  isPaused: fc.boolean(),
  categories: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
  images: fc.array(fc.record({ url: text, altText: text }), { maxLength: 2 }),
});
type Values = typeof values extends fc.Arbitrary<infer T> ? T : never;

/** The values of the form after the merge, without an answer to the conflicts. */
const merged = (base: Values, mine: Values, theirs: Values) => ({
  ...mine,
  ...mergeEdits(base, mine, theirs).changes,
});

/** Values as they are stored: texts without spaces at their ends, and sets in one order. */
const stored = (all: Values) => ({ ...all, title: all.title.trim(), categories: [...all.categories].sort() });

function holds(law: (base: Values, mine: Values, theirs: Values) => void): void {
  fc.assert(fc.property(values, values, values, law));
}

describe('merging two edits', () => {
  it('A merge keeps mine if nothing else was stored', () => {
    holds((base, mine) => {
      expect(mergeEdits(base, mine, base)).toEqual({ changes: {}, conflicts: [] });
    });
  });

  it('A merge takes theirs if the form is untouched', () => {
    holds((base, _, theirs) => {
      expect(mergeEdits(base, base, theirs).conflicts).toEqual([]);
      expect(stored(merged(base, base, theirs))).toEqual(stored(theirs));
    });
  });

  it('A merge has no conflict if both sides made the same edit', () => {
    holds((base, mine) => {
      expect(mergeEdits(base, mine, mine)).toEqual({ changes: {}, conflicts: [] });
    });
  });

  it('A merge finds the same conflicts, and the same values without conflict, from both sides', () => {
    holds((base, mine, theirs) => {
      const { conflicts } = mergeEdits(base, mine, theirs);
      expect(mergeEdits(base, theirs, mine).conflicts).toEqual(conflicts);
      const settled = (all: Values) =>
        Object.entries(stored(all)).filter(([key]) => !conflicts.some((of) => of === key));
      expect(settled(merged(base, mine, theirs))).toEqual(settled(merged(base, theirs, mine)));
    });
  });

  it('A merge asks only about fields that both sides changed, and differently', () => {
    holds((base, mine, theirs) => {
      for (const key of mergeEdits(base, mine, theirs).conflicts) {
        const [from, one, other] = [base, mine, theirs].map((all) => JSON.stringify(stored(all)[key]));
        expect(new Set([from, one, other]).size).toBe(3);
      }
    });
  });

  it('A merge loses no edit of one side: each field that only one side changed has its value', () => {
    holds((base, mine, theirs) => {
      const result = stored(merged(base, mine, theirs));
      for (const key of Object.keys(base) as (keyof Values)[]) {
        const [from, one, other] = [base, mine, theirs].map((all) => JSON.stringify(stored(all)[key]));
        if (one === from) expect(JSON.stringify(result[key])).toBe(other);
        else if (other === from) expect(JSON.stringify(result[key])).toBe(one);
      }
    });
  });

  it('A merge is settled: merging the result with theirs again changes nothing', () => {
    holds((base, mine, theirs) => {
      expect(mergeEdits(theirs, merged(base, mine, theirs), theirs)).toEqual({ changes: {}, conflicts: [] });
    });
  });

  it('A merge adds and removes the elements of a set that either side added or removed', () => {
    holds((base, mine, theirs) => {
      const { categories } = merged(base, mine, theirs);
      for (const entry of ['a', 'b', 'c'] as const) {
        const [was, isMine, isTheirs] = [base, mine, theirs].map((all) => all.categories.includes(entry));
        expect(categories.includes(entry)).toBe(isMine === was ? isTheirs : isMine);
      }
    });
  });
});
