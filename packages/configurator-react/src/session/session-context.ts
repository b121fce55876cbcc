import type { Configurator, Option } from 'configurator-core';
import type { ConfiguratorActor } from 'configurator-core/machine';
import { createContext, type Dispatch, type SetStateAction, useContext } from 'react';
import type { SessionTexts } from '../texts/session-texts.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import type { FieldComponents, FieldControl } from './field-control.ts';
import type { Press } from './press.ts';

/**
 * Called when the shopper enlarges the picture of an option. Returns true if the host shows the option itself; otherwise
 * the picture is enlarged.
 */
export type ShowOption = (option: Option, control: FieldControl) => boolean;

/** A running configurator and the host's display settings. Changes only if the host changes a setting. */
export interface Session {
  /** Prefix of all element ids. */
  readonly id: string;
  readonly configurator: Configurator;
  readonly actor: ConfiguratorActor;
  readonly texts: SessionTexts;
  readonly components: FieldComponents;
  readonly allowedHosts: readonly string[];
  readonly uploads: UploadQueue;
  /** Whether the host can store files. */
  readonly canUpload: boolean;
  readonly onShowOption: ShowOption | undefined;
  readonly press: Press;
  readonly setActiveField: Dispatch<SetStateAction<string | null>>;
}

/** Contains no state of the shopper's choices; `useConfiguratorSelector` reads that from the actor. */
export const SessionContext = createContext<Session | null>(null);

/** Name of the focused field; null for none. */
export const ActiveFieldContext = createContext<string | null>(null);

/** @throws Error outside of a `ConfiguratorProvider` */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('This part needs a <ConfiguratorProvider> or <Configurator> around it.');
  return session;
}

/** The shadow root that contains the configurator; null if it is in the document. */
export const RootContext = createContext<ShadowRoot | null>(null);
