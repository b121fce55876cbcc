/** Lines and figures on the measuring tape. */
export const TAPE_INK = '#22302B';
/** Yellow of the measuring tape. */
export const TAPE = '#E2A93B';
