export { Configurator, type ConfiguratorProps } from './configurator.tsx';
export {
  type ConfiguratorProgress,
  ConfiguratorProvider,
  type ConfiguratorProviderProps,
} from './configurator-provider.tsx';
export { defaultFieldComponents, type FieldComponents } from './field-components.ts';
export { CleanedHtml } from './fields/cleaned-html.tsx';
export type { FieldComponentProps, FieldControl, FieldIds, OptionControl } from './fields/field-control.ts';
export { FieldFrame } from './fields/field-frame.tsx';
export { useActiveField } from './hooks/use-active-field.ts';
export { type ConfiguratorControl, useConfigurator } from './hooks/use-configurator.ts';
export { useExplanation } from './hooks/use-explanation.ts';
export { useField } from './hooks/use-field.ts';
export { usePrice } from './hooks/use-price.ts';
export { useSnapshot } from './hooks/use-snapshot.ts';
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
export type { ConfiguratorTexts } from './texts/configurator-texts.ts';
export { englishTexts } from './texts/english-texts.ts';
export { germanTexts } from './texts/german-texts.ts';
