/** Color of the dark around a dog at night. */
export const NIGHT = '#0B1322';
