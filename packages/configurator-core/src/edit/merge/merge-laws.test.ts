import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compileTemplate,
  type MergeSide,
  mergeTemplates,
  serializeTemplate,
  type Template,
  type TemplateConflict,
} from '../../index.ts';
import { aTemplate } from '../../testing/a-configurator.ts';
import { templateArbitrary } from '../../testing/index.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { nodesOf, type TemplateNode } from './template-nodes.ts';

// Drawn templates share ids, so two of them are edits of a third: parts are added, deleted, changed and reordered.
const drawn = templateArbitrary({ maxFields: 4 }).map((wire) => aTemplate(wire));

function holds(law: (base: Template, mine: Template, theirs: Template) => void): void {
  fc.assert(fc.property(drawn, drawn, drawn, law), propertyRuns(100));
}

const everySide = (conflicts: readonly { id: string }[], side: MergeSide) =>
  new Map(conflicts.map(({ id }) => [id, side] as const));
const errorsOf = (template: Template) => {
  const compiled = compileTemplate(template);
  return compiled.ok ? [] : compiled.error.map(({ code, params }) => JSON.stringify([code, params]));
};
const keysOf = (template: Template) => new Set(nodesOf(template).keys());

describe('merging two edited templates', () => {
  it('A merge returns mine if nothing else was saved', () => {
    holds((base, mine) => {
      const merge = mergeTemplates(base, mine, base);
      expect(merge).toMatchObject({ taken: [], conflicts: [] });
      expect(serializeTemplate(merge.template)).toEqual(serializeTemplate(mine));
    });
  });

  it('A merge returns theirs if mine is unchanged', () => {
    holds((base, _, theirs) => {
      const { template, conflicts } = mergeTemplates(base, base, theirs);
      expect(conflicts).toEqual([]);
      expect(serializeTemplate(template)).toEqual(serializeTemplate(theirs));
    });
  });

  it('A merge has no conflict and takes nothing if both sides are the same', () => {
    holds((base, mine) => {
      const merge = mergeTemplates(base, mine, mine);
      expect(merge).toMatchObject({ taken: [], conflicts: [] });
      expect(serializeTemplate(merge.template)).toEqual(serializeTemplate(mine));
    });
  });

  it('A merge finds a conflict from both sides, or the same template', () => {
    holds((base, mine, theirs) => {
      const [one, other] = [mergeTemplates(base, mine, theirs), mergeTemplates(base, theirs, mine)];
      expect(one.conflicts.length > 0).toBe(other.conflicts.length > 0);
      if (one.conflicts.length === 0) {
        expect(serializeTemplate(one.template)).toEqual(serializeTemplate(other.template));
      }
    });
  });

  it('A merge adds no error, with any answers to the conflicts', () => {
    fc.assert(
      fc.property(drawn, drawn, drawn, fc.array(fc.boolean(), { maxLength: 20 }), (base, mine, theirs, choices) => {
        const { conflicts, template } = mergeTemplates(base, mine, theirs);
        const answers = new Map(
          conflicts.map(({ id }, index) => [id, choices[index] === true ? 'theirs' : 'mine'] as const),
        );
        const known = new Set([...errorsOf(mine), ...errorsOf(theirs)]);
        for (const merged of [template, mergeTemplates(base, mine, theirs, { answers }).template]) {
          expect(aTemplate(serializeTemplate(merged))).toEqual(merged);
          expect(errorsOf(merged).filter((error) => !known.has(error))).toEqual([]);
        }
      }),
      propertyRuns(100),
    );
  });

  it('A merge without conflicts loses nothing that only one side added, deleted or changed', () => {
    holds((base, mine, theirs) => {
      const { template, conflicts } = mergeTemplates(base, mine, theirs);
      if (conflicts.length > 0) return;
      const [was, own, other, merged] = [base, mine, theirs, template].map((version) => nodesOf(version));
      const valueIn = (nodes: ReadonlyMap<string, TemplateNode> | undefined, key: string, value: string) =>
        JSON.stringify(nodes?.get(key)?.values[value]);
      for (const key of new Set([...keysOf(base), ...keysOf(mine), ...keysOf(theirs)])) {
        const [before, isMine, isTheirs] = [was, own, other].map((nodes) => nodes?.has(key) ?? false);
        expect([key, merged?.has(key)]).toEqual([key, isMine === before ? isTheirs : isMine]);
        for (const value of Object.keys(merged?.get(key)?.values ?? {})) {
          const [from, one, two] = [was, own, other].map((nodes) => valueIn(nodes, key, value));
          if (isMine && isTheirs) expect(valueIn(merged, key, value)).toBe(one === from ? two : one);
        }
      }
    });
  });

  it('A merge with every conflict answered by one side has its values where both changed them', () => {
    holds((base, mine, theirs) => {
      for (const side of ['mine', 'theirs'] as const) {
        const asked = new Map<string, TemplateConflict>();
        let merge = mergeTemplates(base, mine, theirs);
        // An answer may restore a reference to a deleted part, which is a further conflict.
        while (merge.conflicts.some(({ kind }) => kind !== 'error')) {
          const before = asked.size;
          for (const conflict of merge.conflicts) asked.set(conflict.id, conflict);
          expect(asked.size).toBeGreaterThan(before);
          merge = mergeTemplates(base, mine, theirs, { answers: everySide([...asked.values()], side) });
        }
        if (merge.conflicts.length > 0) continue;
        const merged = nodesOf(merge.template);
        for (const conflict of asked.values()) {
          if (conflict.kind !== 'value') continue;
          const [, key = '', value = ''] = /^value (\S+) (.*)$/.exec(conflict.id) ?? [];
          if (merged.has(key)) expect(merged.get(key)?.values[value]).toEqual(conflict[side]);
        }
      }
    });
  });
});
