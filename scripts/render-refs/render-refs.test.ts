import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../workspace/child-processes.ts';
import { listFiles } from '../workspace/list-files.ts';
import { findRenderRefs } from './find-render-refs.ts';

it.each([
  ['a hook', 'function useLast(a) {\n  last.current = a;\n}'],
  ['a component', 'const Part = ({ a }) => {\n  last.current = a;\n};'],
  ['a component within memo', 'const part = memo(() => {\n  last.current = 1;\n});'],
  ['a condition', 'function Part() { if (\n  (last.current = 1)) return null; }'],
  ['a counter', 'export function Part() {\n  count.current += 1;\n}'],
  ['an increment', 'export function Part() {\n  count.current++;\n}'],
  ['a memo', 'function Part() { useMemo(() => {\n  last.current = 1;\n}, []); }'],
])('The rule finds a ref that %s writes while rendering', (_, code) => {
  expect(findRenderRefs('a.tsx', code)).toEqual([2]);
});

it.each([
  ['an effect', 'function Part() { useEffect(() => { last.current = 1; }); }'],
  ['an event', 'function Part() { return <p onClick={() => { last.current = 1; }} />; }'],
  ['a function of a component', 'function Part() { function save() { last.current = 1; } }'],
  ['a function that renders nothing', 'const store = () => { last.current = 1; };'],
])('The rule accepts a ref that %s writes', (_, code) => {
  expect(findRenderRefs('a.tsx', code)).toEqual([]);
});

it('No component or hook writes a ref while rendering', () => {
  const sources = /^(?:packages\/[^/]+\/src|apps\/shop\/app)\/.*(?<!\.test|\.stories|\.fixture|\.fixtures)\.tsx?$/;
  const found = listFiles()
    .filter((file) => sources.test(file))
    .map((file) => ({ file, code: readFileSync(join(workspaceRoot, file), 'utf8') }))
    // Parsing is slow, and few files write a ref.
    .filter(({ code }) => /\.current\b/.test(code))
    .flatMap(({ file, code }) => findRenderRefs(file, code).map((line) => `${file}:${line}`));
  expect(found).toEqual([]);
});
