import { createContext } from 'react';

/** Whether the page was requested with session cookies. Without them there is no session to wait for. */
export const SessionHintContext = createContext(false);
