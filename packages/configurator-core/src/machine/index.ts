export type { Configuration } from '../configuration/configuration.ts';
export {
  type ConfiguratorEmitted,
  type ConfiguratorEvent,
  type ConfiguratorMachine,
  createConfiguratorMachine,
} from './configurator.machine.ts';
export {
  type ConfiguratorActor,
  type ConfiguratorSnapshot,
  selectCurrentStep,
  selectFieldState,
  selectIsAttempted,
  selectIssues,
  selectPrice,
  selectShownIssues,
  selectSteps,
  selectValues,
} from './configurator.selectors.ts';
export type { ChangeNotice, ConfiguratorContext, ConfiguratorInput } from './configurator-context.ts';
export { type PersistedSnapshot, persistSnapshot, restoreSnapshot } from './persisted-snapshot.ts';
