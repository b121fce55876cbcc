export { aConfigurator, aTemplate } from './a-configurator.ts';
export {
  changesArbitrary,
  type DrawnChange,
  type DrawnSession,
  eventsArbitrary,
  hostileJsonArbitrary,
  sessionArbitrary,
  type TemplateArbitraryOptions,
  templateArbitrary,
  valuesArbitrary,
} from './arbitraries/index.ts';
export { type BrokenTemplate, brokenTemplates } from './example-templates/broken-templates.ts';
export { dogBedTemplate } from './example-templates/dog-bed.ts';
export { everythingTemplate } from './example-templates/everything.ts';
export { windowBlindTemplate } from './example-templates/window-blind.ts';
export { fullStressTemplate } from './full-stress-template.ts';
export { isEuroAmount, misreadNumberTexts, type NumberReader, numberTexts } from './number-texts.ts';
export { type OracleEvaluation, oracleEvaluate } from './oracle/oracle-evaluate.ts';
export { createRandom } from './random.ts';
export { runEvents, runWalk, type WalkOutcome } from './run-walk.ts';
export { stressTemplate, stressValue } from './stress-template.ts';
export { templateJsonSchema } from './template-json-schema.ts';
export {
  type WireAmount,
  type WireComputation,
  type WireCondition,
  type WireField,
  type WireGroup,
  type WireOption,
  type WirePriceRule,
  type WirePriceTable,
  type WireQuantityBreak,
  type WireRule,
  type WireSection,
  type WireTableAxis,
  type WireTableRange,
  type WireTemplate,
  type WireTranslations,
  type WireValidation,
  wireField,
  wireOption,
  wireTemplate,
} from './wire-template.ts';
export { withLongTexts } from './with-long-texts.ts';
