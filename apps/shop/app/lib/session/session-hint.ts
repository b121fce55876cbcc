import { createContext } from 'react';

/** Whether the page was asked for with the cookies of a session; without them there is no session to wait for. */
export const SessionHintContext = createContext(false);
