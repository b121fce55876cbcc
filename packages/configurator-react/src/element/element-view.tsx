import { type Configuration, configurationOf, formatCents, issuesOf, type Values, valuesOf } from 'configurator-core';
import { useEffect } from 'react';
import { ConfiguratorLayout } from '../configurator-layout.tsx';
import { ConfiguratorProvider, type TemplateSessionSettings } from '../configurator-provider.tsx';
import { useConfiguratorSelector } from '../hooks/use-configurator-selector.ts';
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
  readonly root: ShadowRoot;
  readonly texts: ConfiguratorTexts;
  readonly submitLabel: string | null;
  readonly onState: (state: ElementState) => void;
}

/** The configurator of a custom element, inside its shadow root. */
export function ElementView({ root, submitLabel, onState, ...session }: ElementViewProps) {
  const { locale, submit } = session.texts;
  return (
    <RootContext value={root}>
      <ConfiguratorProvider {...session}>
        <ConfiguratorLayout
          submitLabel={(totalCents) => `${submitLabel ?? submit} · ${formatCents(totalCents, locale)}`}
        />
        <StateReport onState={onState} />
      </ConfiguratorProvider>
    </RootContext>
  );
}

function StateReport({ onState }: Pick<ElementViewProps, 'onState'>) {
  const evaluation = useConfiguratorSelector(({ context }) => context.evaluation);
  useEffect(() => {
    const configuration = configurationOf(evaluation);
    onState({
      values: valuesOf(evaluation),
      totalCents: configuration.price.totalCents,
      configuration: issuesOf(evaluation).length === 0 ? configuration : null,
    });
  }, [evaluation, onState]);
  return null;
}
