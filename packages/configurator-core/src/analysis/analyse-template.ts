import type { Template } from '../contract/template.ts';
import { createInquiry, type Inquiry } from './decision.ts';
import { createDiagrams } from './decision-diagram.ts';
import { findBlankOptions } from './find-blank-options.ts';
import { findComparisons, findInvalidComparisons } from './find-comparisons.ts';
import { findConstantCondition } from './find-constant-conditions.ts';
import { findCycles } from './find-cycles.ts';
import { findDeadEnds } from './find-dead-ends.ts';
import { findDuplicateNames, findDuplicateOptions } from './find-duplicates.ts';
import { findRedundantTerms } from './find-redundant-terms.ts';
import { findUnknownFields } from './find-unknown-fields.ts';
import { findUnknownOptions } from './find-unknown-options.ts';
import type { Analysis, Finding, Severity } from './finding.ts';
import { type TemplateElement, templateElements } from './template-elements.ts';
import { createTemplateModel } from './template-model.ts';

/** Nodes all questions together may add. What comes after is undecided. */
const TEMPLATE_BUDGET = 600_000;
const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, hint: 2 };

function conditionFindings(inquiry: Inquiry, element: TemplateElement): readonly Finding[] {
  if (element.condition === null) return [];
  const constant = inquiry.within('never_true', element.conditionPath, () => findConstantCondition(inquiry, element));
  // A condition that shows something too early still may carry terms that change nothing.
  if (constant && constant.code !== 'only_incomplete') return [constant];
  const redundant = inquiry.within('redundant_term', element.conditionPath, () => findRedundantTerms(inquiry, element));
  return [...(constant ? [constant] : []), ...(redundant ?? [])];
}

/**
 * Finds everything that is wrong with a template's logic, exactly: over all states a shopper can pass through (each
 * field empty or valid by itself, comparisons between fields not counted), for the five operators with all, any and not. What free JSON Logic or the declared
 * budget leaves open is listed as undecided, never guessed.
 *
 * A template that cannot run (doubled names, rules on missing fields, circles) is analysed no further.
 */
export function analyseTemplate(template: Template): Analysis {
  const broken = [
    ...findDuplicateNames(template),
    ...findDuplicateOptions(template),
    ...findUnknownFields(template),
    ...findInvalidComparisons(template),
    ...findCycles(template),
  ];
  if (broken.length > 0) return { findings: broken, undecided: [] };
  const inquiry = createInquiry(createTemplateModel(template, createDiagrams(TEMPLATE_BUDGET)));
  const { model } = inquiry;
  // From the first field on, so that no question starts a long chain of others.
  for (const field of model.fields) inquiry.within('never_shown', field.place.path, () => model.visible(field));
  const elements = templateElements(template);
  const findings = [
    ...findDeadEnds(inquiry),
    ...findBlankOptions(template),
    ...findUnknownOptions(template),
    ...findComparisons(template, model),
    ...elements.flatMap((element) => conditionFindings(inquiry, element)),
  ];
  const places = new Map(elements.map(({ path }, index) => [path, index]));
  const placeOf = ({ elementPath }: Finding): number => places.get(elementPath) ?? 0;
  return {
    findings: findings.sort((a, b) => ranks[a.severity] - ranks[b.severity] || placeOf(a) - placeOf(b)),
    undecided: inquiry.undecided,
  };
}
