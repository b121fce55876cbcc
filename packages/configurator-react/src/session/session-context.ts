import { createContext, useContext } from 'react';
import type { FieldComponents } from '../field-components.ts';
import type { ConfiguratorTexts } from '../texts/configurator-texts.ts';
import type { Session } from './start-session.ts';

/** A session and how the host wants it shown. Changes only when the host changes one of these. */
export interface ShownSession extends Session {
  readonly id: string;
  readonly texts: ConfiguratorTexts;
  readonly components: FieldComponents;
  readonly allowedHosts: readonly string[];
}

/** Holds no value that changes with the shopper's choices: those are read by subscription. */
export const SessionContext = createContext<ShownSession | null>(null);

/** @throws Error outside of a `ConfiguratorProvider` */
export function useSession(): ShownSession {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('This part needs a <ConfiguratorProvider> or <Configurator> around it.');
  return session;
}
