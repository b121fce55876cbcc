import { expect, test } from 'vitest';
import { memoryStorage } from '#app/lib/storage/memory-storage.fixture.ts';
import { textStorage } from '#app/lib/storage/text-storage.ts';
import { pendingComments } from './pending-comments.ts';

const comment = {
  id: 'c',
  part: { kind: 'field', id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
  text: 'Wozu?',
  createdAt: '2026-11-25T14:03:00Z',
} as const;

test('[BEY-62] Comments on unsaved parts are kept per template until none is left', () => {
  const memory = memoryStorage();
  const storage = textStorage(() => memory);
  const pending = pendingComments('a', storage);
  expect(pending.read()).toEqual([]);
  pending.keep([comment]);
  expect(pendingComments('a', storage).read()).toEqual([comment]);
  expect(pendingComments('b', storage).read()).toEqual([]);
  pending.keep([]);
  expect(memory.getItem('form-template-comments:a')).toBeNull();
});

test('An unreadable entry of kept comments counts as none', () => {
  const memory = memoryStorage();
  memory.setItem('form-template-comments:a', '[{"id": 1}]');
  expect(
    pendingComments(
      'a',
      textStorage(() => memory),
    ).read(),
  ).toEqual([]);
});
