/** The `handle` of a page that needs the whole window: the sidebar makes room. */
export const workbench = 'workbench';
