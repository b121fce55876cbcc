import type { SupabaseClient } from '@supabase/supabase-js';
import { redirect } from 'react-router';
import { isRowId } from '../checks/is-row-id.ts';
import { failureText } from '../failures/database-failure.ts';
import { loadOrFailure } from '../failures/load-or-failure.ts';
import type { AdminLanguage } from '../language/admin-language.ts';
import { closeToast, showErrorToast } from '../toasts.ts';
import type { RowSource } from './list-rows.ts';

/**
 * Returns the row with this id, or null if there is none.
 * @throws if the request fails
 */
export async function getRow<Row>(
  client: SupabaseClient,
  { from, columns, row }: Pick<RowSource<Row>, 'from' | 'columns' | 'row'>,
  id: string,
): Promise<Row | null> {
  if (!isRowId(id)) return null;
  const { data } = await client.from(from).select(columns).eq('id', id).maybeSingle().throwOnError();
  return data === null ? null : row.parse(data);
}

interface LoadTexts {
  loadFailed: string;
  gone: string;
}

/**
 * Loads what an edit page shows. If that fails or there is nothing, a toast says so on the page of the list.
 * @throws a redirect to `listPath`
 */
export async function loadOrLeave<Loaded>(
  load: () => Promise<Loaded | null>,
  texts: Readonly<Record<AdminLanguage, LoadTexts>>,
  language: AdminLanguage,
  listPath: string,
): Promise<Loaded> {
  const loaded = await loadOrFailure(load);
  if (loaded.ok && loaded.value !== null) {
    closeToast('page-load');
    return loaded.value;
  }
  const { loadFailed, gone } = texts[language];
  const description = loaded.ok ? gone : failureText(loaded.error, language);
  showErrorToast({ title: loadFailed, description, id: 'page-load' });
  throw redirect(listPath);
}
