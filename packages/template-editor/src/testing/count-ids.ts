import { type CreateId, temporaryIdPrefix } from '../document/edits/new-elements.ts';

/** Returns a generator of sequential ids `new-1`, `new-2` …, so that tests and stories are deterministic. */
export function countIds(): CreateId {
  let count = 0;
  return () => {
    count += 1;
    return `${temporaryIdPrefix}${count}`;
  };
}
