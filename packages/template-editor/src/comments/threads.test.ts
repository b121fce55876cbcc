import { expect, it } from 'vitest';
import type { TemplateComment } from './comment-source.ts';
import { openCounts, threadsOf } from './threads.ts';

const comment = (id: string, more: Partial<TemplateComment> = {}): TemplateComment => ({
  id,
  part: { kind: 'field', id: 'stored' },
  threadId: null,
  text: id,
  author: 'Berta',
  createdAt: '2026-11-25T14:00:00Z',
  isResolved: false,
  ...more,
});

it('Comments are grouped into threads, newest first; those that wait for a save come before the others', () => {
  const threads = threadsOf(
    [comment('a'), comment('b', { part: { kind: 'option', id: 'o' } }), comment('c', { threadId: 'a' })],
    [{ id: 'h', part: { kind: 'field', id: 'new' }, text: 'h', createdAt: '2026-11-25T15:00:00Z' }],
  );
  expect(threads.map(({ first, replies, ref }) => [first.id, replies.map(({ id }) => id), ref.id])).toEqual([
    ['h', [], 'new'],
    ['b', [], 'o'],
    ['a', ['c'], 'stored'],
  ]);
});

it('Only open threads are counted', () => {
  const threads = threadsOf([comment('a'), comment('b'), comment('c', { isResolved: true })]);
  expect(openCounts(threads)).toEqual(new Map([['field:stored', 2]]));
});
