import { type CustomFieldType, compileTemplate, parseTemplate } from 'configurator-core';
import { translateTemplate } from 'configurator-core/translation';
import { type ReactNode, useCallback, useState } from 'react';
import { ConfiguratorSession, type SessionSettings } from './configurator-session.tsx';
import { LoadError } from './parts/load-error.tsx';
import type { ConfiguratorProgress } from './session/use-session-actor.ts';
import { textsOfLanguage } from './texts/texts-of-language.ts';

/** Settings of a session that starts from a template. A new `template` starts a new session. */
export interface TemplateSessionSettings extends SessionSettings {
  /** The template's JSON, as returned by `get_complete_form`. */
  readonly template: unknown;
  /**
   * BCP 47. Template texts use their translation, if any (`en-GB`, then `en`, then the original text). The renderer's
   * texts are German or English unless `texts` is given. Changing the language keeps the entered values. If omitted,
   * template texts are not translated, and the renderer's texts follow the language of the template.
   */
  readonly language?: string;
  /** The host's field types, created by `defineFieldType`, with components in `components`. Read with the template. */
  readonly fieldTypes?: readonly CustomFieldType[];
  /** ISO 4217 code of the base price. A template in another currency is refused. Default: that of the template. */
  readonly currency?: string;
  /** Called by the retry button that is shown if the template cannot be used. */
  readonly onRetry?: () => void;
}

type LoadSettings = {
  readonly [K in 'template' | 'language' | 'fieldTypes' | 'currency']?: TemplateSessionSettings[K] | undefined;
};

/** Props of a provider: the settings of its session, and the parts as children. */
export interface ConfiguratorProviderProps extends TemplateSessionSettings {
  readonly children: ReactNode;
}

function load({ template, language, fieldTypes = [], currency }: LoadSettings) {
  const parsed = parseTemplate(template, { fieldTypes, currency });
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  return compileTemplate(language === undefined ? value : translateTemplate(value, language), { fieldTypes });
}

/** Parses and compiles the template once and runs a session for its children. */
export function ConfiguratorProvider({
  template,
  language,
  fieldTypes,
  currency,
  onRetry,
  onChange,
  ...session
}: ConfiguratorProviderProps) {
  // Written on each change and read when the language changes. Mutable, so that changes do not re-render.
  const [progress] = useState<{ latest: ConfiguratorProgress | null }>(() => ({ latest: null }));
  const begin = () => ({
    template,
    language,
    currency,
    loaded: load({ template, language, fieldTypes, currency }),
    start: progress.latest,
  });
  const [current, setCurrent] = useState(begin);
  if (current.template !== template || current.language !== language || current.currency !== currency) {
    if (current.template !== template) progress.latest = null;
    setCurrent(begin());
  }
  const keep = useCallback(
    (latest: ConfiguratorProgress) => {
      progress.latest = latest;
      onChange?.(latest);
    },
    [progress, onChange],
  );
  const { loaded, start } = current;
  if (!loaded.ok) {
    const texts = session.texts ?? textsOfLanguage(language, template);
    return <LoadError texts={texts} issues={loaded.error} onRetry={onRetry} />;
  }
  const started = start && {
    initialValues: start.values,
    initialStepIndex: start.stepIndex,
    initialVisitedSections: start.visitedSections,
  };
  return (
    <ConfiguratorSession {...session} {...started} language={language} onChange={keep} configurator={loaded.value} />
  );
}
