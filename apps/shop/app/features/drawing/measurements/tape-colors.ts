/** Lines and figures on the measuring tape. */
export const TAPE_INK = '#22302B';
/** The measuring tape's own yellow. */
export const TAPE = '#E2A93B';
