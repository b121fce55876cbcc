/** Style of an icon button in a table row, 44 px in size. */
export const rowActionStyle = 'grid size-11 shrink-0 place-items-center rounded-control hover:bg-mist';
