import { analyseTemplate, priceBounds } from '../src/analysis/index.ts';
import { loadConfigurator } from '../src/index.ts';
import { FIELDS_PER_PRODUCT, fullStressTemplate } from '../src/testing/full-stress-template.ts';
import { configuratorCore } from './engines/configurator-core.ts';
import { handWrittenFull } from './engines/hand-written-full.ts';
import { measureChanges, median, requireEqualReadings } from './measure.ts';
import { createFullWorkload } from './workload.ts';

const FIELDS = 500;
const CHANGES = 5000;
const COMPARED_CHANGES = 2000;
const RUNS = 5;

/** Costs of the template with 500 fields that uses every feature. */
export interface FullCost {
  /** Microseconds per change: `limit` of the hand-written program, `update` of the engine. */
  readonly limit: number;
  readonly update: number;
  /** The same per change of a width or height that a table of 100 × 100 cells reads. */
  readonly tableLimit: number;
  readonly tableUpdate: number;
  readonly analysisMs: number;
  readonly boundsMs: number;
  /** Undecided questions of the analysis. */
  readonly undecided: number;
}

function timed(work: () => unknown): number {
  const runs = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return median(runs);
}

/** Checks the engine against the hand-written program on the template that uses every feature, and measures both. */
export function measureFull(): FullCost {
  const engines = [handWrittenFull, configuratorCore];
  const workload = createFullWorkload(FIELDS, CHANGES);
  requireEqualReadings(engines, workload, COMPARED_CHANGES);
  const [limit, update] = measureChanges(engines, workload);
  // The first product has the large table, on its second and third field.
  const ofTable = createFullWorkload(FIELDS, CHANGES * FIELDS_PER_PRODUCT).changes.filter(
    ({ index }) => index === 1 || index === 2,
  );
  const [tableLimit, tableUpdate] = measureChanges(engines, { ...workload, changes: ofTable });
  const loaded = loadConfigurator(fullStressTemplate(FIELDS));
  if (!loaded.ok) throw new Error('The template that uses everything is one that must work.');
  const { value } = loaded;
  return {
    limit: limit?.meanMicros ?? Number.NaN,
    update: update?.meanMicros ?? Number.NaN,
    tableLimit: tableLimit?.meanMicros ?? Number.NaN,
    tableUpdate: tableUpdate?.meanMicros ?? Number.NaN,
    analysisMs: timed(() => analyseTemplate(value.template)),
    boundsMs: timed(() => priceBounds(value)),
    undecided: analyseTemplate(value.template).undecided.length,
  };
}
