import { withBuiltInTypes } from '../contract/parse/with-built-in-types.ts';
import { formatTemplatePath, type TemplatePath } from '../contract/primitives/template-path.ts';
import type { Template } from '../contract/template/template.ts';
import { findBlankOptions } from './checks/find-blank-options.ts';
import { findComparisons, findInvalidComparisons } from './checks/find-comparisons.ts';
import { findConstantCondition, isPlausibilityCheck } from './checks/find-constant-conditions.ts';
import { findCycles } from './checks/find-cycles.ts';
import { findDeadEnds } from './checks/find-dead-ends.ts';
import { findDuplicateNames, findDuplicateOptions } from './checks/find-duplicates.ts';
import { findFailingScenarios } from './checks/find-failing-scenarios.ts';
import { findPriceFields } from './checks/find-price-fields.ts';
import { findQuantityBreaks } from './checks/find-quantity-breaks.ts';
import { findRedundantTerms } from './checks/find-redundant-terms.ts';
import { findTables } from './checks/find-tables.ts';
import { findTranslations } from './checks/find-translations.ts';
import { findUnknownCurrency } from './checks/find-unknown-currency.ts';
import { findUnknownFields } from './checks/find-unknown-fields.ts';
import { findUnknownKeys } from './checks/find-unknown-keys.ts';
import { createOfferTest, findUnknownOptions } from './checks/find-unknown-options.ts';
import { budgets } from './diagram/budgets.ts';
import { createDiagrams } from './diagram/decision-diagram.ts';
import { buildFinding } from './findings/build-finding.ts';
import type { Analysis, Finding, Severity } from './findings/finding.ts';
import { createOutsideReadTest } from './findings/outside-reads.ts';
import { type TemplateElement, templateElements } from './findings/template-elements.ts';
import { type AnalysisContext, createAnalysisContext } from './model/decision.ts';
import { createTemplateModel } from './model/template-model.ts';
import { computedTableSplits } from './price/price-splits.ts';

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, hint: 2 };

function conditionFindings(
  context: AnalysisContext,
  element: TemplateElement,
  isReadOutside: (path: TemplatePath) => boolean,
  isMisspelled: boolean,
): readonly Finding[] {
  if (element.condition === null) return isPlausibilityCheck(element) ? [buildFinding('always_asked', element)] : [];
  const found = context.within('never_true', element.conditionPath, () =>
    findConstantCondition(context, element, isReadOutside),
  );
  // A condition with a misspelled value is to be corrected, and its element not to be removed.
  const constant = found && isMisspelled ? { ...found, fix: null } : found;
  // A condition that shows something too early may still contain redundant terms.
  if (constant && constant.code !== 'only_incomplete') return [constant];
  const redundant = context.within('redundant_term', element.conditionPath, () => findRedundantTerms(context, element));
  return [...(constant ? [constant] : []), ...(redundant ?? [])];
}

/**
 * Finds all faults in the logic of a template. Exact over all states a shopper can reach, with each field empty or
 * valid on its own (comparisons between fields are ignored): for the five operators with all, any and not, and for JSON
 * Logic over choices, booleans and numbers as far as interval arithmetic decides it. Questions left open by JSON Logic
 * or the budget are listed as undecided, never guessed.
 *
 * Also runs the scenarios of the template, and checks its translations and keys.
 *
 * A template that cannot run (duplicate names, unknown fields, cycles) is not analysed further.
 * @param steps budget for all questions together; the same steps give the same findings on every machine
 */
export function analyseTemplate(given: Template, steps: number = budgets.analysis): Analysis {
  const template = withBuiltInTypes(given);
  const broken = [
    ...findDuplicateNames(template),
    ...findDuplicateOptions(template),
    ...findUnknownFields(template),
    ...findInvalidComparisons(template),
    ...findPriceFields(template),
    ...findCycles(template),
  ];
  if (broken.length > 0) return { findings: broken, undecided: [] };
  const context = createAnalysisContext(
    createTemplateModel(template, createDiagrams(steps), computedTableSplits(template)),
  );
  const { model } = context;
  // In dependency order, so that no question has to compute a long chain of other fields.
  for (const field of model.fields) context.within('never_shown', field.place.path, () => model.visible(field));
  const elements = templateElements(template);
  // Each condition separately, before questions about several conditions can use up their budget on it.
  for (const { condition, conditionPath } of elements) {
    context.within('never_true', conditionPath, () => model.holds(condition));
  }
  const scenarios = findFailingScenarios(template);
  const isOffered = createOfferTest(model.diagrams.spend);
  const isReadOutside = createOutsideReadTest(template);
  const unknownOptions = new Map(
    elements.map((element) => [
      element,
      context.within('unknown_option', element.conditionPath, () => findUnknownOptions(context, element, isOffered)) ??
        [],
    ]),
  );
  const findings = [
    ...findDeadEnds(context),
    ...findBlankOptions(template),
    ...[...unknownOptions.values()].flat(),
    ...findComparisons(template, model),
    ...findTables(context, template),
    ...findQuantityBreaks(template),
    ...elements.flatMap((element) =>
      conditionFindings(context, element, isReadOutside, (unknownOptions.get(element) ?? []).length > 0),
    ),
    ...scenarios.findings,
    ...findTranslations(template),
    ...findUnknownKeys(given),
    ...findUnknownCurrency(template),
  ];
  const places = new Map(elements.map(({ path }, index) => [formatTemplatePath(path), index]));
  const ordered = findings
    .map((finding) => ({ finding, place: places.get(formatTemplatePath(finding.elementPath)) ?? elements.length }))
    .sort((a, b) => ranks[a.finding.severity] - ranks[b.finding.severity] || a.place - b.place);
  return {
    findings: ordered.map(({ finding }) => finding),
    undecided: [...context.undecided, ...scenarios.undecided],
  };
}
