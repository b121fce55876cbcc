import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../storage/memory-storage.fixture.ts';
import { textStorage } from '../storage/text-storage.ts';
import { deleteView, readSavedViews, saveView } from './saved-views.ts';

describe('saved views', () => {
  it('[BEY-60] Saved views are stored per table, replaced by name and deleted', () => {
    const memory = memoryStorage();
    const storage = textStorage(() => memory);
    saveView(storage, 'orders', { name: 'Offen', address: 'status=Offen' });
    saveView(storage, 'orders', { name: 'Offen', address: 'status=Offen&page=2' });
    saveView(storage, 'users', { name: 'Admins', address: 'roles=admin' });
    expect(readSavedViews(storage, 'orders')).toEqual([{ name: 'Offen', address: 'status=Offen&page=2' }]);
    expect(deleteView(storage, 'orders', 'Offen')).toEqual([]);
    expect(readSavedViews(storage, 'users')).toHaveLength(1);
  });

  it('Saved views are empty if the stored value is invalid', () => {
    const memory = memoryStorage();
    memory.setItem('admin-views:orders', '{"name":1}');
    expect(
      readSavedViews(
        textStorage(() => memory),
        'orders',
      ),
    ).toEqual([]);
  });
});
