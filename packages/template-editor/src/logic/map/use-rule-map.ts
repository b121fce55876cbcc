import { type ComponentType, useEffect, useState } from 'react';
import { MapUnavailable } from './map-unavailable.tsx';
import type { RuleMapProps } from './rule-map.tsx';

// The map requires a large library, so it is loaded when the view opens. If that fails, the table is still shown.
const loadMap = (): Promise<ComponentType<RuleMapProps>> =>
  import('./rule-map.tsx').then(
    ({ RuleMap }) => RuleMap,
    () => MapUnavailable,
  );

/** Returns the map once it is loaded. Suspense would show its fallback for at least 300 ms. */
export function useRuleMap(): ComponentType<RuleMapProps> | null {
  const [loaded, setLoaded] = useState<ComponentType<RuleMapProps> | null>(null);
  useEffect(() => {
    void loadMap().then((map) => setLoaded(() => map));
  }, []);
  return loaded;
}
