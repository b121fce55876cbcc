// A server component of React may render what this entry exports; without the line, Next.js runs it as server code.
'use client';

export { Configurator, type ConfiguratorProps } from './configurator.tsx';
export { ConfiguratorLayout, type ConfiguratorLayoutProps } from './configurator-layout.tsx';
export { ConfiguratorProvider, type ConfiguratorProviderProps } from './configurator-provider.tsx';
export { ConfiguratorSession, type ConfiguratorSessionProps } from './configurator-session.tsx';
export { defaultFieldComponents } from './field-components.ts';
export { optionDisplay } from './fields/choices/option-display.ts';
export { CleanedHtml } from './fields/content/cleaned-html.tsx';
export { FieldFrame } from './fields/frame/field-frame.tsx';
export { formatCalculation } from './format/format-calculation.ts';
export { useActiveField } from './hooks/use-active-field.ts';
export { type ConfiguratorControl, useConfigurator } from './hooks/use-configurator.ts';
export { useConfiguratorSelector } from './hooks/use-configurator-selector.ts';
export { useExplanation } from './hooks/use-explanation.ts';
export { useField } from './hooks/use-field.ts';
export { usePrice } from './hooks/use-price.ts';
export { type StepControl, useStep } from './hooks/use-step.ts';
export { useStepFocus } from './hooks/use-step-focus.ts';
export { type StepItem, type StepsControl, useSteps } from './hooks/use-steps.ts';
export { useValues } from './hooks/use-values.ts';
export { ChangeNotice } from './parts/change-notice.tsx';
export { ErrorSummary } from './parts/error-summary.tsx';
export { FieldView } from './parts/field-view.tsx';
export { GroupView } from './parts/group-view.tsx';
export { LoadError } from './parts/load-error.tsx';
export { PriceAnnouncer } from './parts/price-announcer.tsx';
export { PriceSummary } from './parts/price-summary.tsx';
export { SectionView } from './parts/section-view.tsx';
export { StepList } from './parts/step-list.tsx';
export { StepNavigation } from './parts/step-navigation.tsx';
export type {
  BuiltInFieldComponents,
  FieldComponentProps,
  FieldComponents,
  FieldControl,
  FieldIds,
  OptionControl,
} from './session/field-control.ts';
export type { ShowOption } from './session/session-context.ts';
export type { ConfiguratorProgress } from './session/use-session-actor.ts';
export type { ConfiguratorTexts, CountedParts } from './texts/configurator-texts.ts';
export { englishTexts } from './texts/english-texts.ts';
export { germanTexts } from './texts/german-texts.ts';
export { textsOfLanguage } from './texts/texts-of-language.ts';
export type { FileUploads, UploadOptions } from './uploads/file-uploads.ts';
