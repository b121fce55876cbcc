import type { WireField, WireGroup, WirePriceRule, WireSection, WireTemplate } from '../wire-template.ts';
import { isOfSubtotal, oracleAmountCents, oracleTableGaps } from './oracle-amounts.ts';
import { oracleComputed } from './oracle-computed.ts';
import { type OracleReading, type OracleValue, oracleHolds, oracleIsChoice } from './oracle-conditions.ts';
import { oracleJsonLogic } from './oracle-json-logic.ts';
import { type OraclePriceLine, oracleOptionLine, oracleRuleLine } from './oracle-pricing.ts';
import { type OracleBrokenRule, oracleBrokenRules } from './oracle-validation.ts';

/** The results that the engine must match, as sorted plain JSON. */
export interface OracleEvaluation {
  visibleSectionIds: string[];
  visibleGroupIds: string[];
  visibleFieldNames: string[];
  /** Counted values: shown and filled, without hidden options. */
  countedValues: Record<string, OracleValue>;
  /** Values of the available options, by the name of their shown field. */
  availableOptions: Record<string, string[]>;
  brokenRules: { fieldName: string; rule: OracleBrokenRule }[];
  lines: OraclePriceLine[];
  totalCents: number;
}

interface Place {
  section: WireSection;
  group: WireGroup;
  field: WireField;
}

function isEmpty(value: OracleValue): boolean {
  if (value === undefined || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && value.length === 0;
}

/** Returns the names that a JSON Logic expression may read. */
function namesRead(expression: unknown, all: readonly string[]): readonly string[] {
  const text = JSON.stringify(expression) ?? '';
  return all.filter((name) => text.includes(JSON.stringify(name)) || text.includes(`"${name}.`));
}

/**
 * Evaluates a template from scratch, directly from the wire format and the specification. Shares no code with the
 * engine, so that the two can be compared.
 * @param basePriceCents EUR cents, gross
 * @param unavailable keys of the unavailable materials
 */
export function oracleEvaluate(
  template: WireTemplate,
  values: Readonly<Record<string, OracleValue>>,
  basePriceCents: number,
  unavailable: readonly string[] = [],
): OracleEvaluation {
  const places: Place[] = template.sections.flatMap((section) =>
    section.groups.flatMap((group) => group.fields.map((field) => ({ section, group, field }))),
  );
  const memory = new Map<string, OracleReading>();

  const holds = (condition: Parameters<typeof oracleHolds>[0] | null | undefined): boolean =>
    condition === null || condition === undefined || oracleHolds(condition, read, shownValues);
  const isVisible = ({ section, group, field }: Place): boolean =>
    holds(section.conditional_display) && holds(group.conditional_display) && holds(field.conditional_display);
  const available = (field: WireField): string[] =>
    field.options
      .filter((option) => option.value.trim() !== '' && holds(option.conditional_display))
      .map((option) => option.value);

  function effectiveValue(place: Place): OracleValue {
    const { field } = place;
    const stored =
      field.computed === undefined
        ? values[field.name]
        : oracleComputed(field.computed, shownValues(field.computed.logic));
    if (field.field_type === 'static_text' || field.field_type === 'iframe') return undefined;
    if (isEmpty(stored) || !isVisible(place)) return undefined;
    if (!oracleIsChoice(field)) return stored;
    const offered = available(field);
    if (typeof stored !== 'object') return offered.includes(String(stored)) ? stored : undefined;
    const left = stored.filter((entry): entry is string => typeof entry === 'string' && offered.includes(entry));
    return left.length === 0 ? undefined : left;
  }

  function read(reference: string): OracleReading | undefined {
    const place =
      places.find(({ field }) => field.name === reference) ?? places.find(({ field }) => field.id === reference);
    if (place === undefined) return undefined;
    const known = memory.get(place.field.name);
    if (known !== undefined) return known;
    const reading = { field: place.field, value: effectiveValue(place) };
    memory.set(place.field.name, reading);
    return reading;
  }

  function shownValues(expression: unknown): Record<string, OracleValue> {
    const names = namesRead(
      expression,
      places.map(({ field }) => field.name),
    );
    return Object.fromEntries(
      names.map((name) => [name, read(name)?.value]).filter(([, value]) => value !== undefined),
    );
  }

  const shown = places.filter(isVisible);
  const optionLines = shown.flatMap(({ field }) => oracleOptionLine(field, read(field.name)?.value));
  const applying = template.price_rules.filter((rule) => holds(rule.when));
  const ruleLine = (rule: WirePriceRule, shareOf: number): OraclePriceLine[] => {
    const amountCents = oracleAmountCents(rule, read, shareOf);
    if (amountCents !== undefined) return amountCents === 0 ? [] : [{ label: rule.label, amountCents }];
    return oracleRuleLine(
      rule,
      typeof rule.amount === 'number' ? rule.amount : oracleJsonLogic(rule.amount, shownValues(rule.amount)),
    );
  };
  const sumOf = (all: readonly OraclePriceLine[]) =>
    all.reduce((sum, { amountCents }) => sum + amountCents, basePriceCents);
  const lines = [
    ...optionLines,
    ...applying.filter((rule) => !isOfSubtotal(rule)).flatMap((rule) => ruleLine(rule, basePriceCents)),
  ];
  for (const rule of applying.filter(isOfSubtotal)) lines.push(...ruleLine(rule, sumOf(lines)));
  const gaps = applying.flatMap((rule) => oracleTableGaps(rule, read));
  return {
    visibleSectionIds: template.sections
      .filter((section) => holds(section.conditional_display))
      .map((section) => section.id),
    visibleGroupIds: template.sections
      .filter((section) => holds(section.conditional_display))
      .flatMap((section) => section.groups.filter((group) => holds(group.conditional_display)))
      .map((group) => group.id),
    visibleFieldNames: shown.map(({ field }) => field.name),
    countedValues: Object.fromEntries(
      shown
        .map(({ field }) => [field.name, read(field.name)?.value] as const)
        .filter(([, value]) => value !== undefined),
    ),
    availableOptions: Object.fromEntries(
      shown.filter(({ field }) => field.options.length > 0).map(({ field }) => [field.name, available(field)]),
    ),
    brokenRules: shown.flatMap(({ field }) =>
      [
        ...[read(field.name)?.value ?? []].flat().flatMap((chosen) => {
          if (!oracleIsChoice(field)) return [];
          const material = field.options.find(({ value }) => value === chosen)?.material;
          return material !== undefined && unavailable.includes(material) ? (['unavailable'] as const) : [];
        }),
        ...oracleBrokenRules(field, read(field.name)?.value, read),
        ...gaps.filter((name) => name === field.name).map(() => 'table' as const),
      ].map((rule) => ({ fieldName: field.name, rule })),
    ),
    lines,
    totalCents: Math.max(0, sumOf(lines)),
  };
}
