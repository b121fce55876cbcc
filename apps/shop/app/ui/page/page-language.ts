import { createContext } from 'react';

/**
 * The language of the page around a part. Dialogs are outside of it in the document, so they ask here
 * what they have to say it in.
 */
export const PageLanguage = createContext<'de' | 'en'>('de');
