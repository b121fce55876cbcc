export {
  changesArbitrary,
  type DrawnChange,
  type DrawnSession,
  sessionArbitrary,
  type TemplateArbitraryOptions,
  templateArbitrary,
  valuesArbitrary,
} from './arbitraries/index.ts';
export { dogBedTemplate } from './example-templates/dog-bed.ts';
export { everythingTemplate } from './example-templates/everything.ts';
export { type OracleEvaluation, oracleEvaluate } from './oracle/oracle-evaluate.ts';
export { createRandom } from './random.ts';
export { stressTemplate, stressValue } from './stress-template.ts';
export {
  type WireCondition,
  type WireField,
  type WireGroup,
  type WireOption,
  type WirePriceRule,
  type WireRule,
  type WireSection,
  type WireTemplate,
  wireField,
  wireOption,
  wireTemplate,
} from './wire-template.ts';
