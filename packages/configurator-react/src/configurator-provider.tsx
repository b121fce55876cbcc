import {
  type Cents,
  type Configurator as CompiledConfigurator,
  type Configuration,
  type Issue,
  loadConfigurator,
  type Values,
} from 'configurator-core';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { defaultFieldComponents, type FieldComponents } from './field-components.ts';
import { useStable } from './hooks/use-stable.ts';
import { LoadError } from './parts/load-error.tsx';
import { SessionContext } from './session/session-context.ts';
import { startSession } from './session/start-session.ts';
import { watchSession } from './session/watch-session.ts';
import type { ConfiguratorTexts } from './texts/configurator-texts.ts';
import { germanTexts } from './texts/german-texts.ts';

/** What a host may be told while a shopper configures. */
export interface ConfiguratorProgress {
  readonly values: Values;
  readonly stepIndex: number;
}

/** What a host says to a session. A new `template` starts a new one; the other starting values count once. */
export interface ConfiguratorProviderProps {
  /** The template's JSON, as `get_complete_form` returns it. */
  readonly template: unknown;
  /** The article's price in cents; the engine's base price where the article has none. */
  readonly basePriceCents?: Cents;
  readonly initialValues?: unknown;
  readonly initialStepIndex?: number;
  /** Called with the finished configuration; it is valid and frozen. */
  readonly onSubmit?: (configuration: Configuration) => void;
  /** Called after every change, e.g. to store the choices. */
  readonly onChange?: (progress: ConfiguratorProgress) => void;
  /** Called when a submit was refused, with what is missing or wrong. */
  readonly onIncomplete?: (issues: readonly Issue[]) => void;
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

/** Compiles the template once and starts a session for what stands within. */
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
  ...host
}: SessionProviderProps) {
  const id = useId();
  const [session] = useState(() =>
    startSession({
      configurator,
      basePriceCents: host.basePriceCents,
      initialValues: host.initialValues,
      stepIndex: host.initialStepIndex,
    }),
  );
  const { onSubmit, onChange, onIncomplete } = host;
  useEffect(
    () => watchSession(session, { onSubmit, onChange, onIncomplete }),
    [session, onSubmit, onChange, onIncomplete],
  );
  useEffect(() => session.press.watch(), [session]);
  const stableHosts = useStable(allowedHosts);
  const stableComponents = useStable({ ...defaultFieldComponents, ...components });
  const shown = useMemo(
    () => ({ ...session, id, texts, components: stableComponents, allowedHosts: stableHosts }),
    [session, id, texts, stableComponents, stableHosts],
  );
  return <SessionContext value={shown}>{children}</SessionContext>;
}
