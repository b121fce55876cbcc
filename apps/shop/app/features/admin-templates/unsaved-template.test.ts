import { expect, test } from 'vitest';
import { memoryStorage } from '#app/lib/storage/memory-storage.fixture.ts';
import { textStorage } from '#app/lib/storage/text-storage.ts';
import { unsavedTemplate } from './unsaved-template.ts';

test('[BEY-62] Unsaved changes are stored per template with their revision and removed after a save', () => {
  const memory = memoryStorage();
  const storage = textStorage(() => memory);
  const unsaved = unsavedTemplate('a', storage);
  unsaved.keep({ id: 'a', name: 'Mantel' }, 5);
  expect(unsavedTemplate('a', storage).read()).toMatchObject({ template: { name: 'Mantel' }, revision: 5 });
  expect(unsavedTemplate('b', storage).read()).toBeNull();
  unsaved.remove();
  expect(unsaved.read()).toBeNull();
});

test('A copy that was stored without a revision is read', () => {
  const memory = memoryStorage();
  memory.setItem('form-template-draft:a', '{"template":{"name":"Mantel"},"changedAt":"2026-11-21T12:03:00Z"}');
  const unsaved = unsavedTemplate(
    'a',
    textStorage(() => memory),
  );
  expect(unsaved.read()).toEqual({ template: { name: 'Mantel' }, changedAt: '2026-11-21T12:03:00Z' });
});

test('An unreadable entry is ignored', () => {
  const memory = memoryStorage();
  memory.setItem('form-template-draft:a', '{"changedAt": 1}');
  expect(
    unsavedTemplate(
      'a',
      textStorage(() => memory),
    ).read(),
  ).toBeNull();
});
