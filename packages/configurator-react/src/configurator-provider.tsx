import { type Configurator as CompiledConfigurator, loadConfigurator } from 'configurator-core';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { defaultFieldComponents, type FieldComponents } from './field-components.ts';
import { useStable } from './hooks/use-stable.ts';
import { LoadError } from './parts/load-error.tsx';
import { createPress } from './session/press.ts';
import { ActiveFieldContext, SessionContext } from './session/session-context.ts';
import { type SessionOptions, useSessionActor } from './session/use-session-actor.ts';
import type { ConfiguratorTexts } from './texts/configurator-texts.ts';
import { germanTexts } from './texts/german-texts.ts';

/** Props of a session. A new `template` starts a new session; other starting values are read once. */
export interface ConfiguratorProviderProps extends Omit<SessionOptions, 'configurator'> {
  /** The template's JSON, as `get_complete_form` returns it. */
  readonly template: unknown;
  /** Offered where the template cannot be used. */
  readonly onRetry?: () => void;
  readonly texts?: ConfiguratorTexts;
  /** Replaces the components of single field types. */
  readonly components?: Partial<FieldComponents>;
  /** Hosts (https) that embeds and pictures of the template may come from. */
  readonly allowedHosts?: readonly string[];
  readonly children: ReactNode;
}

const noHosts: readonly string[] = [];

/** Compiles the template once and runs a session for its children. */
export function ConfiguratorProvider({ template, texts = germanTexts, onRetry, ...rest }: ConfiguratorProviderProps) {
  const [current, setCurrent] = useState(() => ({ template, loaded: loadConfigurator(template), run: 0 }));
  if (current.template !== template) {
    setCurrent({ template, loaded: loadConfigurator(template), run: current.run + 1 });
  }
  const { loaded, run } = current;
  if (!loaded.ok) return <LoadError texts={texts} issues={loaded.error} onRetry={onRetry} />;
  return <SessionProvider {...rest} key={run} configurator={loaded.value} texts={texts} />;
}

type SessionProviderProps = Omit<ConfiguratorProviderProps, 'template' | 'onRetry' | 'texts'> & {
  readonly configurator: CompiledConfigurator;
  readonly texts: ConfiguratorTexts;
};

function SessionProvider({
  configurator,
  texts,
  components,
  allowedHosts = noHosts,
  children,
  ...options
}: SessionProviderProps) {
  const id = useId();
  const actor = useSessionActor({ configurator, ...options });
  const [press] = useState(createPress);
  useEffect(() => press.watch(), [press]);
  const [activeField, setActiveField] = useState<string | null>(null);
  const stableHosts = useStable(allowedHosts);
  const stableComponents = useStable({ ...defaultFieldComponents, ...components });
  const session = useMemo(
    () => ({
      id,
      configurator,
      actor,
      texts,
      components: stableComponents,
      allowedHosts: stableHosts,
      press,
      setActiveField,
    }),
    [id, configurator, actor, texts, stableComponents, stableHosts, press],
  );
  return (
    <SessionContext value={session}>
      <ActiveFieldContext value={activeField}>{children}</ActiveFieldContext>
    </SessionContext>
  );
}
