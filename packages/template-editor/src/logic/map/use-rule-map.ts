import { type ComponentType, useEffect, useState } from 'react';
import { MapUnavailable } from './map-unavailable.tsx';
import type { RuleMapProps } from './rule-map.tsx';

// The map brings a library of its own: it is loaded when the view opens. Without it the table is left.
const loadMap = (): Promise<ComponentType<RuleMapProps>> =>
  import('./rule-map.tsx').then(
    ({ RuleMap }) => RuleMap,
    () => MapUnavailable,
  );

/** The map as soon as it is loaded. Suspense would keep its fallback for 300 ms, however fast that is. */
export function useRuleMap(): ComponentType<RuleMapProps> | null {
  const [loaded, setLoaded] = useState<ComponentType<RuleMapProps> | null>(null);
  useEffect(() => {
    void loadMap().then((map) => setLoaded(() => map));
  }, []);
  return loaded;
}
