import { z } from 'zod';
import { parseStoredJson, type TextStorage } from '../storage/text-storage.ts';

const savedViewsSchema = z.array(z.object({ name: z.string().min(1).max(60), address: z.string().max(2_000) })).max(50);

/** A named state of a table: the query string of its URL. */
export type SavedView = z.infer<typeof savedViewsSchema>[number];

const keyOf = (tableId: string): string => `admin-views:${tableId}`;

/** Saved views of a table in this browser; empty if the stored text is invalid. */
export function readSavedViews(storage: TextStorage, tableId: string): readonly SavedView[] {
  const parsed = savedViewsSchema.safeParse(parseStoredJson(storage.read(keyOf(tableId))));
  return parsed.success ? parsed.data : [];
}

/**
 * Saves a view, replacing one with the same name.
 * @returns all views of the table
 */
export function saveView(storage: TextStorage, tableId: string, view: SavedView): readonly SavedView[] {
  const others = readSavedViews(storage, tableId).filter(({ name }) => name !== view.name);
  return keep(storage, tableId, [...others, view]);
}

/** Deletes a view. Returns the remaining ones. */
export function deleteView(storage: TextStorage, tableId: string, name: string): readonly SavedView[] {
  return keep(
    storage,
    tableId,
    readSavedViews(storage, tableId).filter((view) => view.name !== name),
  );
}

function keep(storage: TextStorage, tableId: string, views: readonly SavedView[]): readonly SavedView[] {
  storage.write(keyOf(tableId), JSON.stringify(views));
  return views;
}
