import type { Configurator } from '../compile/configurator.ts';
import { type DroppedValue, restoreValues } from '../configuration/restore-values.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { Evaluation } from '../evaluate/evaluation.ts';
import { parseUnavailable } from '../evaluate/unavailable.ts';
import type { FieldChange } from '../explain/shortest-change.ts';
import { isRecord, type Json } from '../json.ts';
import type { ChangeNotice, ConfiguratorContext } from './configurator-context.ts';
import { freshContext } from './start-context.ts';

function record(json: unknown): Json {
  return isRecord(json) ? json : {};
}

function list(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json : [];
}

function strings(json: unknown): readonly string[] {
  return list(json).filter((entry) => typeof entry === 'string');
}

function count(json: unknown): number {
  return typeof json === 'number' && Number.isSafeInteger(json) && json >= 0 ? json : 0;
}

/**
 * Returns values by name; undefined if the context has none, so that the defaults of the template apply. Until November
 * 2026, a context stored names and values as two lists of blocks.
 */
function persistedValues({ fieldNames, values }: Json, evaluation: Json): unknown {
  if (!Array.isArray(fieldNames)) return evaluation.values;
  const blocks = list(values);
  return Object.fromEntries(
    fieldNames.flatMap((names, block) => strings(names).map((name, place) => [name, list(blocks[block])[place]])),
  );
}

/** Evaluates the stored values that fit the template. Returns the others as dropped. */
function parseEvaluation(
  configurator: Configurator,
  context: Json,
): Pick<ConfiguratorContext, 'evaluation' | 'dropped'> {
  const { evaluation: persisted } = context;
  const isEvaluation = persisted instanceof Evaluation;
  if (isEvaluation && persisted.configurator === configurator) return { evaluation: persisted, dropped: [] };
  const json = record(isEvaluation ? persisted.toJSON() : persisted);
  const basePriceCents = json.basePriceCents ?? context.basePriceCents;
  const isPrice = typeof basePriceCents === 'number' && Number.isSafeInteger(basePriceCents) && basePriceCents >= 0;
  const { values, dropped } = restoreValues(configurator, persistedValues(context, json));
  const unavailable = parseUnavailable(json.unavailable);
  const evaluation = evaluate(configurator, values, { basePriceCents: isPrice ? basePriceCents : null, unavailable });
  return { evaluation, dropped };
}

function parseChanges(configurator: Configurator, json: unknown): readonly FieldChange[] {
  return list(json).flatMap((entry) => {
    const { fieldName, value } = record(entry);
    const compiled = typeof fieldName === 'string' ? configurator.compiledFields.get(fieldName) : undefined;
    return compiled ? [{ fieldName: compiled.name, value: compiled.kind.restore(compiled, value).value }] : [];
  });
}

function parseNotice(configurator: Configurator, json: unknown): ChangeNotice | null {
  const { changes, droppedFields, hiddenFieldNames } = record(json);
  const known = strings(droppedFields ?? hiddenFieldNames).filter((name) => configurator.fields.has(name));
  const notice = { changes: parseChanges(configurator, changes), droppedFields: known };
  return notice.changes.length + notice.droppedFields.length > 0 ? notice : null;
}

function parseDropped(json: unknown): readonly DroppedValue[] {
  return list(json).flatMap((entry) => {
    const { fieldName, reason } = record(entry);
    if (typeof fieldName !== 'string') return [];
    return [{ fieldName, reason: reason === 'unknown_field' ? reason : 'does_not_fit' }];
  });
}

/**
 * Parses an untrusted persisted context of any version. Never throws: skips parts that do not fit the template, and
 * recomputes everything that depends on the values.
 */
export function parseContext(configurator: Configurator, json: unknown): ConfiguratorContext {
  const context = record(json);
  const { sections } = configurator.template;
  const isSection = (id: string) => sections.some((section) => section.id === id);
  const { evaluation, dropped } = parseEvaluation(configurator, context);
  const fresh = freshContext(evaluation, count(context.stepIndex));
  const isEarlier = ({ fieldName }: DroppedValue) => !dropped.some((value) => value.fieldName === fieldName);
  // Until November 2026, visited sections were stored by index.
  const visited = list(context.visitedSections ?? context.visited).map((entry) =>
    typeof entry === 'number' ? sections[entry]?.id : entry,
  );
  return {
    ...fresh,
    visitedSections: [...new Set([...strings(visited).filter(isSection), ...fresh.visitedSections])],
    attemptedSections: strings(context.attemptedSections).filter(isSection),
    failedAttempts: count(context.failedAttempts),
    notice: parseNotice(configurator, context.notice),
    undo: parseChanges(configurator, context.undo),
    dropped: [...parseDropped(context.dropped).filter(isEarlier), ...dropped],
  };
}

/** Parses the state of a persisted snapshot. Until November 2026, `showIssues` marked a refused submit. */
export function parseState(json: unknown, { evaluation }: ConfiguratorContext): 'editing' | 'correcting' | 'completed' {
  const { value, context } = record(json);
  if (value === 'correcting' || record(context).showIssues === true) return 'correcting';
  return value === 'completed' && evaluation.issueCount === 0 ? 'completed' : 'editing';
}
