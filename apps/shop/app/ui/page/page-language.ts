import { createContext } from 'react';

/** The language of the surrounding page. Dialogs are rendered outside of it in the DOM and read their language here. */
export const PageLanguage = createContext<'de' | 'en'>('de');
