import { type Condition, err, ok, type Result } from 'configurator-core';

/** Lookups of the fields, which JSON Logic reads by form: `<field>.text`. */
export interface LogicFields {
  readonly isField: (name: string) => boolean;
  /** Whether a field holds a list. */
  readonly isList: (name: string) => boolean;
}

/** Why an expression cannot be read as a condition. */
export type LogicFault = 'noExpression' | 'noGuard' | 'noRule';

/** Why an expression cannot be read as a condition, with its path: `or[2].in`. */
export interface LogicError {
  readonly path: string;
  readonly code: LogicFault;
  /** The operator at fault; empty if there is none. */
  readonly operator: string;
}

interface Call {
  readonly operator: string;
  readonly args: readonly unknown[];
  /** Whether the arguments are a list; a single argument may be given without one. */
  readonly isListed: boolean;
}

interface Form {
  readonly field: string;
  readonly name: string;
}

const forms = /^(.+)\.(text|lower|number|items)$/;

function callOf(logic: unknown): Call | null {
  if (typeof logic !== 'object' || logic === null || Array.isArray(logic)) return null;
  const [entry, ...more] = Object.entries(logic);
  if (!entry || more.length > 0) return null;
  const [operator, args] = entry;
  return { operator, args: Array.isArray(args) ? args : [args], isListed: Array.isArray(args) };
}

/** Reads expressions in the forms that `conditionToJsonLogic` writes. */
class LogicReader {
  private readonly fields: LogicFields;

  constructor(fields: LogicFields) {
    this.fields = fields;
  }

  /** Whether any part reads a field by form. If not, the logic is a free expression over the raw values. */
  readsForms(logic: unknown): boolean {
    if (Array.isArray(logic)) return logic.some((part) => this.readsForms(part));
    if (typeof logic !== 'object' || logic === null) return false;
    return this.formOf(logic) !== null || Object.values(logic).some((part) => this.readsForms(part));
  }

  condition(logic: unknown, path: string): Result<Condition, LogicError> {
    if (logic === true) return ok({ all: [] });
    if (logic === false) return ok({ any: [] });
    if (!this.readsForms(logic) && !this.isJoined(logic)) return ok({ logic });
    const call = callOf(logic);
    if (!call) return this.refuse(path, 'noExpression');
    const here = path === '' ? call.operator : `${path}.${call.operator}`;
    const rule = this.rule(call);
    if (rule) return ok(rule);
    if (call.operator === 'and') return this.list(call.args, true, here, (all) => ({ all }));
    if (call.operator === 'or') return this.list(call.args, false, here, (any) => ({ any }));
    if (call.operator === '!' && call.args.length === 1) {
      const inner = this.condition(call.args[0], call.isListed ? `${here}[0]` : here);
      if (!inner.ok) return inner;
      const isUnlike = !call.isListed && 'operator' in inner.value && inner.value.operator === 'equals';
      return ok(isUnlike ? { ...inner.value, operator: 'not_equals' } : { not: inner.value });
    }
    const isComparison = call.operator === '<' || call.operator === '>';
    return this.refuse(here, isComparison ? 'noGuard' : 'noRule', call.operator);
  }

  private isJoined(logic: unknown): boolean {
    const call = callOf(logic);
    const isNeutral = { and: true, or: false }[call?.operator ?? ''];
    return isNeutral !== undefined && call?.args[0] === isNeutral;
  }

  private refuse(path: string, code: LogicFault, operator = ''): Result<never, LogicError> {
    return err({ path, code, operator });
  }

  private list(
    args: readonly unknown[],
    neutral: boolean,
    path: string,
    join: (conditions: readonly Condition[]) => Condition,
  ): Result<Condition, LogicError> {
    const conditions: Condition[] = [];
    for (const [index, arg] of args.entries()) {
      if (index === 0 && arg === neutral) continue;
      const read = this.condition(arg, `${path}[${index}]`);
      if (!read.ok) return read;
      conditions.push(read.value);
    }
    return ok(join(conditions));
  }

  private formOf(part: unknown): Form | null {
    const call = callOf(part);
    const name = call?.operator === 'var' && call.args.length === 1 ? call.args[0] : null;
    if (typeof name !== 'string' || this.fields.isField(name)) return null;
    const [, field = '', form = ''] = forms.exec(name) ?? [];
    return this.fields.isField(field) ? { field, name: form } : null;
  }

  /** Matches `{operator: [{var: field.form}, value]}`. Returns the field and the value. */
  private compared(part: unknown, operator: string, form: string): { field: string; value: unknown } | null {
    const call = callOf(part);
    const read = call?.operator === operator && call.args.length === 2 ? this.formOf(call.args[0]) : null;
    return read?.name === form && call ? { field: read.field, value: call.args[1] } : null;
  }

  private rule(call: Call): Condition | null {
    const logic = { [call.operator]: call.args };
    const bare = this.compared(logic, '===', 'text');
    if (bare && !this.fields.isList(bare.field)) return this.equals(bare);
    if (call.operator === 'in' && call.args.length === 2) {
      const read = this.formOf(call.args[1]);
      const isFit = read && read.name === (this.fields.isList(read.field) ? 'items' : 'lower');
      return isFit && typeof call.args[0] === 'string'
        ? { field: read.field, operator: 'contains', value: call.args[0] }
        : null;
    }
    const [guard, comparison, ...more] = call.args;
    if (call.operator !== 'and' || more.length > 0) return null;
    return this.guarded(guard, comparison);
  }

  private equals({ field, value }: { field: string; value: unknown }): Condition | null {
    if (typeof value === 'string') return { field, operator: 'equals', value };
    return value === false || value === null ? { field, operator: 'equals', value: null } : null;
  }

  /** Reads a comparison guarded against an empty field, or for a list guarded by a count of one. */
  private guarded(guard: unknown, comparison: unknown): Condition | null {
    const text = this.compared(comparison, '===', 'text');
    if (text && this.compared(guard, '!==', 'text')?.field === text.field) return this.equals(text);
    const one = this.compared(guard, '===', 'number');
    const call = callOf(comparison);
    if (one?.value === 1 && call?.operator === 'in' && this.formOf(call.args[1])?.name === 'items') {
      return this.formOf(call.args[1])?.field === one.field
        ? this.equals({ field: one.field, value: call.args[0] })
        : null;
    }
    for (const [sign, operator] of [
      ['<', 'less_than'],
      ['>', 'greater_than'],
    ] as const) {
      const number = this.compared(comparison, sign, 'number');
      if (!number || typeof number.value !== 'number') continue;
      const isGuarded = this.compared(guard, '!==', 'number')?.field === number.field;
      if (isGuarded) return { field: number.field, operator, value: number.value };
    }
    return null;
  }
}

/**
 * Reads JSON Logic as a condition. Output of `conditionToJsonLogic` becomes the rules it expresses, and an expression
 * over the raw values stays an expression. Anything else is refused with its path.
 */
export function readJsonLogic(logic: unknown, fields: LogicFields): Result<Condition, LogicError> {
  return new LogicReader(fields).condition(logic, '');
}
