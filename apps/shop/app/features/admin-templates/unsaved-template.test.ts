import { expect, test } from 'vitest';
import { memoryStorage } from '#app/lib/storage/memory-storage.fixture.ts';
import { textStorage } from '#app/lib/storage/text-storage.ts';
import { unsavedTemplate } from './unsaved-template.ts';

test('[BEY-62] stores unsaved changes per template and removes them after a save', () => {
  const memory = memoryStorage();
  const storage = textStorage(() => memory);
  const unsaved = unsavedTemplate('a', storage);
  unsaved.keep({ id: 'a', name: 'Mantel' });
  expect(unsavedTemplate('a', storage).read()).toMatchObject({ template: { name: 'Mantel' } });
  expect(unsavedTemplate('b', storage).read()).toBeNull();
  unsaved.keep(null);
  expect(unsaved.read()).toBeNull();
});

test('ignores an unreadable entry', () => {
  const memory = memoryStorage();
  memory.setItem('form-template-draft:a', '{"changedAt": 1}');
  expect(
    unsavedTemplate(
      'a',
      textStorage(() => memory),
    ).read(),
  ).toBeNull();
});
