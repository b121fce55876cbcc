import { readAmount } from '../contract/prices/price-amount.ts';
import type { PriceTable, TableAxis } from '../contract/prices/price-table.ts';
import type { QuantityBreak } from '../contract/prices/quantity-break.schema.ts';
import { comparingRules } from '../contract/template/comparing-rules.ts';
import type { Field, PriceRule, Scenario, Template } from '../contract/template/template.ts';
import { isRecord } from '../json.ts';
import { sizeOf, ValueFormat } from './format-value.ts';
import { type PriceJump, valueTexts } from './value-texts.ts';

/** A value with its old and its new text. */
export interface ChangedValue {
  readonly words: string;
  /** Set if a price changed by more than a factor of two. */
  readonly jump: PriceJump | null;
}

/** Number of cells of a price table that are described individually. */
const MAX_CELLS = 10;

const ofComparisons: ReadonlySet<string> = new Set(comparingRules.map(([key]) => key));

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left ?? null) === JSON.stringify(right ?? null);
}

function jumpBetween(before: unknown, now: unknown): PriceJump | null {
  if (typeof before !== 'number' || typeof now !== 'number') return null;
  if (before * now < 0) return 'other_sign';
  if (Math.abs(now) > 2 * Math.abs(before)) return 'more_than_double';
  return 2 * Math.abs(now) < Math.abs(before) ? 'less_than_half' : null;
}

/** Describes values of two versions of a template, each with the labels of its version. */
export class ChangedValues {
  private readonly before: ValueFormat;
  private readonly now: ValueFormat;

  constructor(before: Template, now: Template, language: 'de' | 'en') {
    this.before = new ValueFormat(before, valueTexts[language]);
    this.now = new ValueFormat(now, valueTexts[language]);
  }

  private get texts() {
    return this.now.texts;
  }

  private changed(name: string, before: string, now: string, jump: PriceJump | null = null): ChangedValue {
    const mark = jump === null ? '' : ` (${this.texts.jumps[jump]})`;
    return { words: `${name} ${this.texts.instead(now, before)}${mark}`.trimStart(), jump };
  }

  /** Amounts in different currencies are not compared: 8 ¥ is not less than half of 8,00 €. */
  private priceJump(before: unknown, now: unknown): PriceJump | null {
    return this.before.currency === this.now.currency ? jumpBetween(before, now) : null;
  }

  price(was: number, is: number): ChangedValue {
    return this.changed('', this.before.cents(was), this.now.cents(is), this.priceJump(was, is));
  }

  condition(was: PriceRule['when'], is: PriceRule['when'], name = ''): readonly ChangedValue[] {
    return isSame(was, is) ? [] : [this.changed(name, this.before.condition(was), this.now.condition(is))];
  }

  computation(was: Field['computed'], is: Field['computed']): readonly ChangedValue[] {
    return isSame(was, is) ? [] : [this.changed('', this.before.computation(was), this.now.computation(is))];
  }

  /** Returns the changed bounds, numbers and default value of a field. */
  field(was: Field, is: Field): readonly ChangedValue[] {
    const rules = ({ validationRules }: Field) =>
      Object.fromEntries(Object.entries(validationRules).filter(([key]) => !ofComparisons.has(key)));
    const units = [was.additionalOptions.unit, is.additionalOptions.unit] as const;
    return [
      ...(isSame(was.defaultValue, is.defaultValue)
        ? []
        : [this.literals(['defaultValue'], was.defaultValue, is.defaultValue, units)]),
      ...this.numbers(rules(was), rules(is), [], units),
      ...this.numbers(was.additionalOptions, is.additionalOptions, []),
    ];
  }

  /** Returns the changed numbers within two JSON values. */
  numbers(
    was: unknown,
    is: unknown,
    path: readonly string[],
    units: readonly [unknown, unknown] = [null, null],
  ): readonly ChangedValue[] {
    if (isSame(was, is)) return [];
    const [before, now] = [was, is].map((value) => (isRecord(value) || Array.isArray(value) ? value : null));
    if (before || now) {
      const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(now ?? {})]);
      const at = (value: unknown, key: string) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
      return [...keys].flatMap((key) => this.numbers(at(was, key), at(is, key), [...path, key], units));
    }
    return typeof was === 'number' || typeof is === 'number' ? [this.literals(path, was, is, units)] : [];
  }

  private literals(
    path: readonly string[],
    was: unknown,
    is: unknown,
    units: readonly [unknown, unknown] = [null, null],
  ): ChangedValue {
    const key = path.at(-1) ?? '';
    const share = key === 'percent' ? jumpBetween(was, is) : null;
    const jump = key.endsWith('Cents') ? this.priceJump(was, is) : share;
    const hasUnit = ['min', 'max', 'step', 'defaultValue'].includes(key);
    const name = path.map(
      (part) => this.texts.keys[part] ?? this.now.label(/^\d+$/.test(part) ? String(Number(part) + 1) : part),
    );
    const [unitBefore, unitNow] = hasUnit ? units : [null, null];
    return this.changed(
      name.join(' '),
      this.before.literal(was, key, unitBefore),
      this.now.literal(is, key, unitNow),
      jump,
    );
  }

  priceRule(was: PriceRule, is: PriceRule): readonly ChangedValue[] {
    return [
      ...this.amount(was.amount, is.amount),
      ...this.numbers(
        { minimumCents: was.minimumCents, maximumCents: was.maximumCents, ...was.extra },
        { minimumCents: is.minimumCents, maximumCents: is.maximumCents, ...is.extra },
        [],
      ),
      ...this.condition(was.when, is.when, this.texts.keys.when),
    ];
  }

  private amount(was: unknown, is: unknown): readonly ChangedValue[] {
    if (isSame(was, is)) return [];
    const [before, now] = [readAmount(was), readAmount(is)];
    const isTable = before.kind === 'table' && now.kind === 'table';
    const fields = ({ columns, rows }: PriceTable) => [columns.field, rows?.field];
    const isShare = before.kind === 'percent';
    const sizes = [sizeOf(before), sizeOf(now)] as const;
    const jump = before.kind !== now.kind ? null : isShare ? jumpBetween(...sizes) : this.priceJump(...sizes);
    const whole = this.changed(this.texts.keys.amount ?? '', this.before.amount(was), this.now.amount(is), jump);
    if (!isTable) return [whole];
    const cells = this.cells(before.table, now.table);
    return isSame(fields(before.table), fields(now.table)) ? cells : [whole, ...cells];
  }

  private cells(was: PriceTable, is: PriceTable): readonly ChangedValue[] {
    const columns = pairEntries(was.columns, is.columns);
    const rows = pairEntries(was.rows, is.rows);
    const entry = (version: 'before' | 'now', axis: TableAxis | null | undefined, place: number | null) =>
      axis && place !== null ? this[version].entry(axis, place) : null;
    const entries = (['columns', 'rows'] as const).flatMap((side) =>
      (side === 'columns' ? columns : rows).flatMap(({ before, now }) => {
        const [old, next] = [entry('before', was[side], before), entry('now', is[side], now)];
        return old === next
          ? []
          : [this.changed(this.texts.entry[side], old ?? this.texts.none, next ?? this.texts.none)];
      }),
    );
    const changes = rows.flatMap((row) =>
      columns.flatMap((column) => {
        const [before, now] = (['before', 'now'] as const).map((version) => {
          const [line, place] = [row[version], column[version]];
          return line === null || place === null ? null : ((version === 'now' ? is : was).cells[line]?.[place] ?? null);
        });
        if (before === now || before === undefined || now === undefined) return [];
        const place = [
          entry('now', is.rows, row.now) ?? entry('before', was.rows, row.before),
          entry('now', is.columns, column.now) ?? entry('before', was.columns, column.before),
        ];
        const words = (format: ValueFormat, cents: number | null) =>
          cents === null ? this.texts.none : format.cents(cents);
        const name = this.texts.cell(place.filter((text) => text !== null).join(' × '));
        return [this.changed(name, words(this.before, before), words(this.now, now), this.priceJump(before, now))];
      }),
    );
    // Marked cells come first, so that the count never hides them.
    const sorted = [...changes.filter(({ jump }) => jump !== null), ...changes.filter(({ jump }) => jump === null)];
    const more = sorted.slice(MAX_CELLS);
    const rest = more.length === 0 ? [] : [{ words: this.texts.moreCells(more.length), jump: more[0]?.jump ?? null }];
    return [...entries, ...sorted.slice(0, MAX_CELLS), ...rest];
  }

  quantityBreak(was: QuantityBreak, is: QuantityBreak): readonly ChangedValue[] {
    const read = ({ amount, percent, from }: QuantityBreak) => ({ from, percent, amountCents: amount });
    return this.numbers(read(was), read(is), []);
  }

  scenario(was: Scenario, is: Scenario): readonly ChangedValue[] {
    const read = ({ basePriceCents, quantity, values, expected }: Scenario) => ({
      basePriceCents,
      quantity,
      ...values,
      totalCents: expected.totalCents,
    });
    return this.numbers(read(was), read(is), []);
  }

  /** Describes a price rule that exists in one version only. */
  wholeRule(version: 'before' | 'now', { amount }: PriceRule): string {
    return this[version].amount(amount);
  }

  /** Describes a quantity break that exists in one version only. */
  wholeBreak(version: 'before' | 'now', { from, percent, amount }: QuantityBreak): string {
    const { keys } = this.texts;
    const parts = [
      `${keys.from} ${this[version].number(from)}`,
      percent ? `${this[version].number(percent)}\u00a0%` : null,
      amount ? this[version].cents(amount) : null,
    ];
    return parts.filter((part) => part !== null).join(', ');
  }

  /** Describes the price of an option that exists in one version only; empty if it is free. */
  wholePrice(version: 'before' | 'now', cents: number): string {
    return cents === 0 ? '' : this[version].cents(cents);
  }
}

/** Places of an entry in two versions; null where it does not exist. */
interface EntryPair {
  readonly before: number | null;
  readonly now: number | null;
}

/** Pairs equal entries of an axis, and those left over in their order, which were replaced. */
function pairEntries(was: TableAxis | null | undefined, is: TableAxis | null | undefined): readonly EntryPair[] {
  const keysOf = (axis: TableAxis | null | undefined) =>
    axis ? (axis.options ?? axis.ranges).map((entry) => JSON.stringify(entry)) : [''];
  const left = keysOf(was).map((key, place) => ({ key, place }));
  const pairs: { before: number | null; now: number }[] = keysOf(is).map((key, now) => {
    const at = left.findIndex((entry) => entry.key === key);
    return { before: at < 0 ? null : (left.splice(at, 1)[0]?.place ?? null), now };
  });
  for (const pair of pairs) pair.before ??= left.shift()?.place ?? null;
  return [...pairs, ...left.map(({ place }) => ({ before: place, now: null }))];
}
