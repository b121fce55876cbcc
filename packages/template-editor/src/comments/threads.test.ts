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

it('Comments are grouped into threads, newest first, each with the current id of its part', () => {
  const threads = threadsOf(
    [comment('a'), comment('b', { part: { kind: 'option', id: 'o' } }), comment('c', { threadId: 'a' })],
    new Map([['new-1', 'stored']]),
  );
  expect(threads.map(({ first, replies, ref }) => [first.id, replies.map(({ id }) => id), ref.id])).toEqual([
    ['b', [], 'o'],
    ['a', ['c'], 'new-1'],
  ]);
});

it('Only open threads are counted', () => {
  const threads = threadsOf([comment('a'), comment('b'), comment('c', { isResolved: true })], new Map());
  expect(openCounts(threads)).toEqual(new Map([['field:stored', 2]]));
});
