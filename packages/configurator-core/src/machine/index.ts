export type { Configuration } from '../configuration/configuration.ts';
export {
  type ChangeNotice,
  type ConfigurationCompleted,
  type ConfiguratorContext,
  type ConfiguratorEvent,
  type ConfiguratorInput,
  type ConfiguratorMachine,
  createConfiguratorMachine,
} from './configurator.machine.ts';
export {
  type ConfiguratorSnapshot,
  selectCanGoNext,
  selectCanUndo,
  selectFieldState,
  selectIsComplete,
  selectIsFirstStep,
  selectIsLastStep,
  selectIssues,
  selectNotice,
  selectPrice,
  selectShowIssues,
  selectStepCount,
  selectStepIndex,
  selectSteps,
  selectTotalCents,
  selectValues,
  selectVisited,
} from './configurator.selectors.ts';
export { evaluationOf } from './remembered-evaluations.ts';
export { type ConfiguratorActor, startConfigurator } from './start-configurator.ts';
