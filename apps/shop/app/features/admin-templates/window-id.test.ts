import { expect, test } from 'vitest';
import { memoryStorage } from '#app/lib/storage/memory-storage.fixture.ts';
import { textStorage } from '#app/lib/storage/text-storage.ts';
import { startWindowId } from './window-id.ts';

test('The window id is kept over a reload, and a duplicated tab gets a new one', () => {
  const memory = memoryStorage();
  const storage = textStorage(() => memory);
  const page = new EventTarget() as EventTarget & Pick<Window, 'addEventListener'>;
  const first = startWindowId(page, storage);
  const duplicate = startWindowId(new EventTarget() as typeof page, storage);
  expect(duplicate).not.toBe(first);
  page.dispatchEvent(new Event('pagehide'));
  expect(startWindowId(new EventTarget() as typeof page, storage)).toBe(first);
});

test('The id is removed from storage when a page is restored from the back/forward cache', () => {
  const memory = memoryStorage();
  const page = new EventTarget() as EventTarget & Pick<Window, 'addEventListener'>;
  const id = startWindowId(
    page,
    textStorage(() => memory),
  );
  page.dispatchEvent(new Event('pagehide'));
  expect(memory.getItem('form-template-window')).toBe(id);
  page.dispatchEvent(new Event('pageshow'));
  expect(memory.getItem('form-template-window')).toBeNull();
});
