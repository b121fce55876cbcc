export { amountReads, type CountedKind, isCountable } from './amount/amount-fields.ts';
export { type CountedFormDefinition, countedForms, isCounted } from './amount/counted-forms.ts';
export { compileTemplate } from './compile/compile-template.ts';
export type { Configurator } from './compile/configurator.ts';
export type { FieldPlace } from './compile/field-place.ts';
export { formatFieldValue } from './compile/format-field-value.ts';
export { loadConfigurator } from './compile/load-configurator.ts';
export { plausibilityChecksOf } from './compile/plausibility-checks.ts';
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
export { serializeValues } from './configuration/host-values.ts';
export { type LineFeature, lineFeatures } from './configuration/line-features.ts';
export { isTouched, type MigratedValues, migrateValues } from './configuration/migrate-values.ts';
export {
  priceFromSettings,
  readConfiguratorSettings,
  type SettingsField,
  type SettingsLabels,
  type SettingsSection,
  valuesFromSettings,
} from './configuration/read-settings.ts';
export { type DroppedValue, type RestoredValues, restoreValues } from './configuration/restore-values.ts';
export type { Computation, ComputedResult } from './contract/conditions/computation.schema.ts';
export { type Condition, type Operator, operators, type Rule } from './contract/conditions/condition.ts';
export { matchCondition } from './contract/conditions/match-condition.ts';
export type { FieldTypeResolver, ReadOptions } from './contract/parse/field-type-resolver.ts';
export { parsePart, parseTemplate } from './contract/parse/parse-template.ts';
export { partWithBuiltInTypes, withBuiltInTypes } from './contract/parse/with-built-in-types.ts';
export {
  type Amount,
  type CountedAmount,
  type CountedForm,
  countedFormNames,
  type PercentBase,
  readAmount,
} from './contract/prices/price-amount.ts';
export type { PriceTable, TableAxis, TableRange } from './contract/prices/price-table.ts';
export type { QuantityBreak } from './contract/prices/quantity-break.schema.ts';
export { templateLimits } from './contract/primitives/limits.ts';
export type { TemplateIssue, TemplateIssueCode } from './contract/primitives/template-issue.ts';
export { formatTemplatePath, type TemplatePath } from './contract/primitives/template-path.ts';
export type { TranslatedText, Translations } from './contract/primitives/translations.schema.ts';
export { type FieldOptions, type OptionDisplay, optionDisplays } from './contract/template/field-options.schema.ts';
export { type FileKind, fileKinds, MAX_FILES } from './contract/template/file-kinds.ts';
export { type FileRules, fileRulesOf } from './contract/template/file-rules.ts';
export type { OptionImage } from './contract/template/option-image.schema.ts';
export { plausibilityOf } from './contract/template/plausibility.ts';
export { TEMPLATE_FORMAT } from './contract/template/template.migrations.ts';
export type {
  CustomFieldTypeName,
  FieldType,
  GroupLayout,
  PartJson,
  PartKind,
  TemplateJson,
  ValidationRules,
} from './contract/template/template.schema.ts';
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
} from './contract/template/template.ts';
export { serializePart, serializeTemplate } from './contract/template/template-codec.ts';
export type { TemplateLiteral } from './contract/template/template-literal.ts';
export { templateVersionSchema } from './contract/template/template-version.schema.ts';
export { type Currency, currencyDigits, currencyOf, DEFAULT_CURRENCY, minorUnits } from './currency.ts';
export { type CopyOptions, type CreateId, copyParts, type KeepsId, type TemplatePart } from './edit/copy-parts.ts';
export { copyTemplate } from './edit/copy-template.ts';
export { deleteField, deleteFields } from './edit/delete-field.ts';
export { dependentsOf } from './edit/dependents.ts';
export { diffTemplates, type TemplateDiff } from './edit/diff-templates.ts';
export type { ConditionOwner } from './edit/map-template.ts';
export { type MergedRecord, type MergeRules, mergeRecord } from './edit/merge/merge-record.ts';
export { type MergeOptions, mergeTemplates, type TemplateMerge } from './edit/merge/merge-templates.ts';
export { printConflictValue } from './edit/merge/print-conflict.ts';
export type { TakenPart } from './edit/merge/taken-parts.ts';
export type {
  DeletionConflict,
  ErrorConflict,
  MergeSide,
  OrderConflict,
  PlaceConflict,
  TemplateConflict,
  ValueConflict,
} from './edit/merge/template-conflict.ts';
export type { MergedKind, MergedPart } from './edit/merge/template-nodes.ts';
export { eurosOfFormula, printFormula, printLabelledFormula } from './edit/print-formula.ts';
export { dependentsOfFields } from './edit/reader-index.ts';
export { renameField, renameOption, type TemplateEdit } from './edit/safe-edits.ts';
export type { TemplateChange, TemplateChangeCode } from './edit/template-change.ts';
export { type EvaluateOptions, evaluate } from './evaluate/evaluate.ts';
export { type Evaluation, effectiveValuesOf, valuesOf } from './evaluate/evaluation.ts';
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
export type { CustomFieldType, FieldTypeOptions, LoadOptions } from './field-types/custom/custom-field-type.ts';
export {
  defineFieldType,
  type FieldTypeDescription,
  FieldTypeError,
  type FreeIssue,
  type ScalarValue,
} from './field-types/custom/define-field-type.ts';
export type { DomainValue, FieldDomain } from './field-types/custom/field-domain.ts';
export { formatValue } from './field-types/registry.ts';
export { fileIssues } from './field-types/types/file.ts';
export { parseNumber } from './field-types/values/comparison.ts';
export { type FileReference, isFileList, type ReadFiles, readFiles } from './field-types/values/file-reference.ts';
export { countGraphemes } from './field-types/values/graphemes.ts';
export type { Issue, IssueCode } from './field-types/values/issue.ts';
export type { FieldValue, Values } from './field-types/values/value.ts';
export { formatMeasure, formatNumber, type ValueWords, valueWords } from './field-types/values/value-words.ts';
export type { ValuesOf } from './field-types/values/values-of.ts';
export { isSameJson } from './json.ts';
export { englishMessages } from './messages/english.ts';
export { formatFileSize } from './messages/format-file-size.ts';
export { formatIssue } from './messages/format-issue.ts';
export { formatTemplateIssue } from './messages/format-template-issue.ts';
export { germanMessages } from './messages/german.ts';
export type { Message, Messages } from './messages/messages.ts';
export {
  type Cents,
  currencySign,
  DEFAULT_BASE_PRICE_CENTS,
  formatCents,
  formatMoney,
  formatRate,
  parseEuroToCents,
} from './money.ts';
export {
  formatEuroText,
  formatMoneyText,
  formatNumberText,
  parseEuroText,
  parseMoneyText,
  parseNumberText,
} from './number-text.ts';
export { optionLabel } from './price/option-label.ts';
export { priceForQuantity } from './price/price-for-quantity.ts';
export type { PriceBreakdown, PriceLine, StoredPrice } from './price/price-line.ts';
export { err, ok, type Result } from './result.ts';
export {
  recordScenario,
  runScenario,
  type ScenarioDifference,
  type ScenarioRun,
} from './scenario/run-scenario.ts';
