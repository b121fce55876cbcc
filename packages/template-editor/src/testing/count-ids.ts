import type { CreateId } from 'configurator-core';

/** Returns a generator of sequential UUIDs, so that tests and stories are deterministic. */
export function countIds(): CreateId {
  let count = 0;
  return () => {
    count += 1;
    return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  };
}
