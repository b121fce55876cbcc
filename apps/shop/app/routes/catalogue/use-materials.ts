import { useCallback, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#app/config/paths.ts';
import type { loader } from './materials.ts';

/** Loads the facts of all materials. `materials` is undefined during the first load and null if it failed. */
export function useMaterials() {
  const { load: loadPath, data } = useFetcher<typeof loader>();
  const load = useCallback(() => void loadPath(paths.materials()), [loadPath]);
  useEffect(load, [load]);
  return { materials: data?.materials, retry: load };
}
