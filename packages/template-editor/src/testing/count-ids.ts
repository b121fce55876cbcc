import { type CreateId, temporaryIdPrefix } from '../document/edits/new-elements.ts';

/** Ids in a row, `new-1`, `new-2` …, so that tests and stories see the same ones each time. */
export function countIds(): CreateId {
  let count = 0;
  return () => {
    count += 1;
    return `${temporaryIdPrefix}${count}`;
  };
}
