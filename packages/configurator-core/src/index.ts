export { amountReads, type CountedKind, isCountable } from './amount/amount-fields.ts';
export { compileTemplate } from './compile/compile-template.ts';
export type { Configurator, FieldPlace } from './compile/configurator.ts';
export { loadConfigurator } from './compile/load-configurator.ts';
export { conditionToJsonLogic } from './condition/json-logic-definition.ts';
export { type Configuration, configurationOf } from './configuration/configuration.ts';
export { configurationKey } from './configuration/configuration-key.ts';
export {
  type ConfiguratorSettings,
  type FieldMetadata,
  type SettingsOfSection,
  settingsOf,
  toConfiguratorSettings,
} from './configuration/configurator-settings.ts';
export { printHostValue, storedValues } from './configuration/host-values.ts';
export { type LineFeature, lineFeatures } from './configuration/line-features.ts';
export { isTouched, type MigratedValues, migrateValues } from './configuration/migrate-values.ts';
export {
  priceFromSettings,
  readConfiguratorSettings,
  type SettingsField,
  type SettingsSection,
  type SettingsWords,
  valuesFromSettings,
} from './configuration/read-settings.ts';
export { type DroppedValue, type RestoredValues, restoreValues } from './configuration/restore-values.ts';
export type { Computation, ComputedResult } from './contract/computation.schema.ts';
export { type Condition, type Operator, operators, type Rule } from './contract/condition.ts';
export type { FieldTypeResolver, ReadOptions } from './contract/field-type-resolver.ts';
export { type FileKind, type FileRules, fileKinds, fileRulesOf, MOST_FILES } from './contract/file-rules.ts';
export { templateLimits } from './contract/limits.ts';
export { matchCondition } from './contract/match-condition.ts';
export type { OptionImage } from './contract/option-image.schema.ts';
export { parsePart, parseTemplate } from './contract/parse-template.ts';
export { type Amount, type PercentBase, readAmount } from './contract/price-amount.ts';
export type { PriceTable, TableAxis, TableRange } from './contract/price-table.ts';
export type { QuantityBreak } from './contract/quantity-break.schema.ts';
export { TEMPLATE_FORMAT } from './contract/template.migrations.ts';
export type {
  CustomFieldTypeName,
  FieldType,
  GroupLayout,
  PartJson,
  PartKind,
  TemplateJson,
  ValidationRules,
} from './contract/template.schema.ts';
export type {
  Extra,
  Field,
  FieldBase,
  FieldNamePlace,
  Group,
  Option,
  Parts,
  PriceRule,
  Scenario,
  ScenarioResult,
  Section,
  Template,
} from './contract/template.ts';
export { serializePart, serializeTemplate } from './contract/template-codec.ts';
export type { TemplateIssue, TemplateIssueCode } from './contract/template-issue.ts';
export { formatTemplatePath, type TemplatePath } from './contract/template-path.ts';
export { templateVersionSchema } from './contract/template-version.schema.ts';
export type { TranslatedText, Translations } from './contract/translations.schema.ts';
export { partWithBuiltInTypes, withBuiltInTypes } from './contract/with-built-in-types.ts';
export { deleteField } from './edit/delete-field.ts';
export { dependentsOf } from './edit/dependents.ts';
export {
  diffTemplates,
  type TemplateChange,
  type TemplateChangeCode,
  type TemplateDiff,
} from './edit/diff-templates.ts';
export type { ConditionOwner } from './edit/map-template.ts';
export { renameField, renameOption, type TemplateEdit } from './edit/safe-edits.ts';
export { type EvaluateOptions, evaluate } from './evaluate/evaluate.ts';
export { countedValuesOf, type Evaluation, valuesOf } from './evaluate/evaluation.ts';
export type { FieldState, OptionState } from './evaluate/field-state.ts';
export { fillText } from './evaluate/fill-text.ts';
export { initialValues, setValue, setValues } from './evaluate/initial-values.ts';
export { priceOf } from './evaluate/price-of.ts';
export { fieldState, issuesOf, sectionStates } from './evaluate/read-evaluation.ts';
export type { GroupState, SectionState } from './evaluate/section-state.ts';
export type { UnavailableMaterial } from './evaluate/unavailable.ts';
export { update } from './evaluate/update.ts';
export {
  type ExplainedCondition,
  type ExplainedPriceRule,
  type ExplainedScope,
  type Explanation,
  explain,
  explainPriceRule,
  type ReadField,
} from './explain/explain.ts';
export type { ExplainedAmount, ExplainedEntry } from './explain/explain-amount.ts';
export { type Change, type FieldChange, optionDeciders, shortestChange } from './explain/shortest-change.ts';
export { computedText, computedWord } from './field-types/computed-text.ts';
export type { CustomFieldType, FieldTypeOptions } from './field-types/custom-field-type.ts';
export {
  type DomainValue,
  defineFieldType,
  type FieldDomain,
  type FieldTypeDescription,
  FieldTypeError,
  type FreeIssue,
  type ScalarValue,
} from './field-types/define-field-type.ts';
export { fileIssues } from './field-types/file-kind.ts';
export { type FileReference, isFileList, type ReadFiles, readFiles } from './field-types/file-reference.ts';
export { countGraphemes } from './field-types/graphemes.ts';
export type { Issue, IssueCode } from './field-types/issue.ts';
export type { FieldValue, Values } from './field-types/value.ts';
export { englishMessages } from './messages/english.ts';
export { formatIssue } from './messages/format-issue.ts';
export { formatTemplateIssue } from './messages/format-template-issue.ts';
export { germanMessages } from './messages/german.ts';
export type { Message, Messages } from './messages/messages.ts';
export { type Cents, DEFAULT_BASE_PRICE_CENTS, formatCents, parseEuroToCents } from './money.ts';
export { optionLabel } from './price/option-label.ts';
export { priceForQuantity } from './price/price-for-quantity.ts';
export type { KeptPrice, PriceBreakdown, PriceLine } from './price/price-line.ts';
export { err, ok, type Result } from './result.ts';
export {
  recordScenario,
  runScenario,
  type ScenarioDifference,
  type ScenarioRun,
} from './scenario/run-scenario.ts';
