import { afterAll, describe, expect, it } from 'vitest';
import * as convert from './convert/index.ts';
import * as core from './index.ts';
import { createStepCounter } from './testing/count-steps.ts';
import { growingForms, growingTemplates, templateOfEqualNames } from './testing/growing-templates.ts';
import { configuredOf, templateOperations, valueOperations, versionsOf } from './testing/public-operations.ts';

/** Public functions whose work depends on the size of one value, text, rule or part. */
const ofOnePart = [
  'FieldTypeError',
  'amountReads',
  'conditionToJsonLogic',
  'countGraphemes',
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
  'formatNumber',
  'formatNumberText',
  'formatTemplateIssue',
  'formatTemplatePath',
  'formatValue',
  'isCountable',
  'isFileList',
  'isSameJson',
  'matchCondition',
  'mergeRecord',
  'ok',
  'optionLabel',
  'parseEuroText',
  'parseEuroToCents',
  'parseNumber',
  'parseNumberText',
  'parsePart',
  'partWithBuiltInTypes',
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

const size = 30;
/** Three doublings of the size. n log n takes about 12 times the steps, the square 64 times. */
const larger = 8;
const mostGrowth = 14;

const counter = createStepCounter();
afterAll(() => counter.close());

/** The operations whose steps grow faster than the input, with their growth. */
function tooSteep<T>(inputOf: (size: number) => T, rows: Readonly<Record<string, (input: T) => unknown>>) {
  const stepsAt = (inputSize: number) => {
    const input = inputOf(inputSize);
    return new Map(Object.entries(rows).map(([name, operation]) => [name, counter.count(() => operation(input))]));
  };
  const [small, large] = [stepsAt(size), stepsAt(size * larger)];
  return Object.keys(rows)
    .map((name) => ({ name, growth: (large.get(name) ?? Number.NaN) / (small.get(name) ?? Number.NaN) }))
    .filter(({ growth }) => !(growth <= mostGrowth));
}

describe('the steps of every public operation', () => {
  it.each(Object.entries(growingTemplates))('Steps grow in proportion to %s', (_, templateOfSize) => {
    expect(tooSteep((inputSize) => versionsOf(templateOfSize(inputSize)), templateOperations)).toEqual([]);
    expect(tooSteep((inputSize) => configuredOf(templateOfSize(inputSize)), valueOperations)).toEqual([]);
  });

  it('Steps grow in proportion to fields of equal names', () => {
    expect(tooSteep((inputSize) => versionsOf(templateOfEqualNames(inputSize)), templateOperations)).toEqual([]);
  });

  it.each(Object.entries(growingForms))('Steps grow in proportion to converted forms of %s', (_, formsOfSize) => {
    const rows = {
      'convert.fromSurveyJs': ({ survey }: ReturnType<typeof formsOfSize>) => convert.fromSurveyJs(survey),
      'convert.fromJsonForms': ({ form }: ReturnType<typeof formsOfSize>) =>
        convert.fromJsonForms({ schema: form.schema, uischema: form.uischema }),
    };
    expect(tooSteep(formsOfSize, rows)).toEqual([]);
  });

  it('Every public function of the engine is measured, or listed with the reason', () => {
    const measured = new Set(
      Object.keys({ ...templateOperations, ...valueOperations }).map((name) => name.split(' ')[0]),
    );
    const functions = Object.entries(core).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
    expect(functions.filter((name) => !measured.has(name)).sort()).toEqual([...ofOnePart, ...budgeted].sort());
  });
});
