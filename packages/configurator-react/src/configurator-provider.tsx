import { loadConfigurator } from 'configurator-core';
import { type ReactNode, useState } from 'react';
import { ConfiguratorSession, type SessionSettings } from './configurator-session.tsx';
import { LoadError } from './parts/load-error.tsx';
import { germanTexts } from './texts/german-texts.ts';

/** Settings of a session that starts from a template. A new `template` starts a new session. */
export interface TemplateSessionSettings extends SessionSettings {
  /** The template's JSON, as `get_complete_form` returns it. */
  readonly template: unknown;
  /** Offered where the template cannot be used. */
  readonly onRetry?: () => void;
}

/** Props of a provider: what its session starts from, and the parts that show it. */
export interface ConfiguratorProviderProps extends TemplateSessionSettings {
  readonly children: ReactNode;
}

/** Parses and compiles the template once and runs a session for its children. */
export function ConfiguratorProvider({ template, onRetry, ...session }: ConfiguratorProviderProps) {
  const [current, setCurrent] = useState(() => ({ template, loaded: loadConfigurator(template) }));
  if (current.template !== template) setCurrent({ template, loaded: loadConfigurator(template) });
  const { loaded } = current;
  if (loaded.ok) return <ConfiguratorSession {...session} configurator={loaded.value} />;
  return <LoadError texts={session.texts ?? germanTexts} issues={loaded.error} onRetry={onRetry} />;
}
