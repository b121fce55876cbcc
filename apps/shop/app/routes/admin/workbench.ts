/** The `handle` of a page that needs the whole window, for which the sidebar shrinks. */
export const workbench = 'workbench';
