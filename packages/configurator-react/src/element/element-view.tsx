import { type Configuration, configurationOf, issuesOf, type Values, valuesOf } from 'configurator-core';
import { useEffect } from 'react';
import { ConfiguratorLayout } from '../configurator-layout.tsx';
import { ConfiguratorProvider, type TemplateSessionSettings } from '../configurator-provider.tsx';
import { useConfiguratorSelector } from '../hooks/use-configurator-selector.ts';
import { usePrice } from '../hooks/use-price.ts';
import { useTexts } from '../hooks/use-texts.ts';
import { RootContext } from '../session/session-context.ts';
import type { ConfiguratorTexts } from '../texts/configurator-texts.ts';

/** State that the element reports after every change. */
export interface ElementState {
  /** All values, including hidden ones. */
  readonly values: Values;
  readonly totalCents: number;
  /** The configuration; null while a value is missing or invalid. */
  readonly configuration: Configuration | null;
}

/** Props of the React tree within the element. */
export interface ElementViewProps extends Omit<TemplateSessionSettings, 'texts'> {
  /** Passed to `onState` and `onMount`. */
  readonly session: number;
  readonly root: ShadowRoot;
  readonly texts: ConfiguratorTexts;
  readonly submitLabel: string | null;
  readonly onState: (state: ElementState, session: number) => void;
  /** Called once, after the first `onState`. A template that cannot be used has no state. */
  readonly onMount: (session: number) => void;
}

/** The configurator of a custom element, inside its shadow root. */
export function ElementView({ session, root, submitLabel, onState, onMount, ...settings }: ElementViewProps) {
  const { submit } = settings.texts;
  // React runs the effects of children first.
  useEffect(() => onMount(session), [session, onMount]);
  return (
    <RootContext value={root}>
      <ConfiguratorProvider {...settings}>
        <ConfiguratorLayout submitLabel={<Submit label={submitLabel ?? submit} />} />
        <StateReport session={session} onState={onState} />
      </ConfiguratorProvider>
    </RootContext>
  );
}

function Submit({ label }: { readonly label: string }) {
  const { totalCents } = usePrice();
  return <span>{`${label} · ${useTexts().money(totalCents)}`}</span>;
}

function StateReport({ session, onState }: Pick<ElementViewProps, 'session' | 'onState'>) {
  const evaluation = useConfiguratorSelector(({ context }) => context.evaluation);
  useEffect(() => {
    const configuration = configurationOf(evaluation);
    const state = {
      values: valuesOf(evaluation),
      totalCents: configuration.price.totalCents,
      configuration: issuesOf(evaluation).length === 0 ? configuration : null,
    };
    onState(state, session);
  }, [evaluation, session, onState]);
  return null;
}
