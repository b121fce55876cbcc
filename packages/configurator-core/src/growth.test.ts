import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as core from './index.ts';
import { type Growths, growingInputs } from './testing/growing-inputs.ts';
import { templateOperations, valueOperations } from './testing/public-operations.ts';

/** Public functions whose work depends on the size of one value, text, rule or part. */
const ofOnePart = [
  'FieldTypeError',
  'amountReads',
  'conditionToJsonLogic',
  'countGraphemes',
  'currencyDigits',
  'currencyOf',
  'currencySign',
  'defineFieldType',
  'err',
  'eurosOfFormula',
  'explainPriceRule',
  'fileIssues',
  'fileRulesOf',
  'fillText',
  'formatCents',
  'formatEuroText',
  'formatFieldValue',
  'formatFileSize',
  'formatIssue',
  'formatMeasure',
  'formatMoney',
  'formatMoneyText',
  'formatNumber',
  'formatNumberText',
  'formatRate',
  'formatTemplateIssue',
  'formatTemplatePath',
  'formatValue',
  'isCountable',
  'isCounted',
  'isFileList',
  'isSameJson',
  'matchCondition',
  'mergeRecord',
  'minorUnits',
  'ok',
  'optionLabel',
  'parseEuroText',
  'parseEuroToCents',
  'parseMoneyText',
  'parseNumber',
  'parseNumberText',
  'parsePart',
  'partWithBuiltInTypes',
  'plausibilityChecksOf',
  'plausibilityOf',
  'printConflictValue',
  'printFormula',
  'printLabelledFormula',
  'readAmount',
  'readFiles',
  'serializePart',
  'setValue',
  'valueWords',
];
/** A search that its own budget ends. */
const budgeted = ['shortestChange'];

/** Three doublings of the size. n log n takes about 12 times the steps, the square 64 times. */
const mostGrowth = 14;

const measured: z.ZodType<Growths> = z.record(z.string(), z.record(z.string(), z.number()));
let growths: Growths = {};
beforeAll(async () => {
  // Code that was compiled while steps are counted stays slower, so they are counted in a process of their own.
  const script = fileURLToPath(new URL('testing/measure-growth.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=development', script]);
  growths = measured.parse(JSON.parse(stdout));
});

describe('the steps of every public operation', () => {
  it.each(growingInputs)('Steps grow in proportion to %s', (input) => {
    const rows = Object.entries(growths[input] ?? {});
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(([, growth]) => !(growth <= mostGrowth))).toEqual([]);
  });

  it('Every public function of the engine is measured, or listed with the reason', () => {
    const rows = Object.keys({ ...templateOperations, ...valueOperations });
    const measuredFunctions = new Set(rows.map((name) => name.split(' ')[0]));
    const functions = Object.entries(core).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
    expect(functions.filter((name) => !measuredFunctions.has(name)).sort()).toEqual([...ofOnePart, ...budgeted].sort());
  });
});
