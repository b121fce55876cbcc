import type { ReactElement } from 'react';

/**
 * Content without bare text, for a slot beside other content: text there would be lost when a browser translates the
 * page. Wrap text in an element.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
