import fc from 'fast-check';
import type { UnavailableMaterial } from '../../evaluate/unavailable.ts';
import type { ConfiguratorEvent } from '../../machine/index.ts';
import type { OracleValue } from '../oracle/oracle-conditions.ts';
import type { WireTemplate } from '../wire-template.ts';
import { drawEvents } from './draw-events.ts';
import { drawUnavailable } from './draw-materials.ts';
import { drawTemplate, type TemplateArbitraryOptions } from './draw-template.ts';
import { type DrawnChange, drawChanges, drawValues } from './draw-values.ts';
import { tapeArbitrary } from './tape.ts';

export { hostileJsonArbitrary } from './hostile-json.ts';
export type { DrawnChange, TemplateArbitraryOptions };

/** Approximate maximum of decisions per field. */
const DECISIONS_PER_FIELD = 40;

/** Templates of the wire format, valid by construction. */
export function templateArbitrary(options: TemplateArbitraryOptions = {}): fc.Arbitrary<WireTemplate> {
  return tapeArbitrary(DECISIONS_PER_FIELD * (options.maxFields ?? 6)).map((tape) => drawTemplate(tape, options));
}

/** Stored values for a template: for any field, shown or hidden, valid or not. */
export function valuesArbitrary(template: WireTemplate): fc.Arbitrary<Record<string, Exclude<OracleValue, undefined>>> {
  return tapeArbitrary(DECISIONS_PER_FIELD).map((tape) => drawValues(tape, template));
}

/** Changes of a shopper with raw input. */
export function changesArbitrary(template: WireTemplate): fc.Arbitrary<readonly DrawnChange[]> {
  return tapeArbitrary(DECISIONS_PER_FIELD).map((tape) => drawChanges(tape, template));
}

/** A template with stored values and changes for it. */
export interface DrawnSession {
  readonly template: WireTemplate;
  readonly values: Readonly<Record<string, Exclude<OracleValue, undefined>>>;
  readonly changes: readonly DrawnChange[];
  /** Unavailable materials. */
  readonly unavailable: readonly UnavailableMaterial[];
}

/** Templates with values and changes of a shopper. */
export function sessionArbitrary(options: TemplateArbitraryOptions = {}): fc.Arbitrary<DrawnSession> {
  const decisions = DECISIONS_PER_FIELD * (options.maxFields ?? 6);
  return fc
    .tuple(
      tapeArbitrary(decisions),
      tapeArbitrary(decisions / 4),
      tapeArbitrary(DECISIONS_PER_FIELD),
      tapeArbitrary(DECISIONS_PER_FIELD / 4),
    )
    .map(([ofTemplate, ofValues, ofChanges, ofMaterials]) => {
      const template = drawTemplate(ofTemplate, options);
      return {
        template,
        values: drawValues(ofValues, template),
        changes: drawChanges(ofChanges, template),
        unavailable: drawUnavailable(ofMaterials),
      };
    });
}

/** Random walks of a shopper through a template, as events of the machine. */
export function eventsArbitrary(template: WireTemplate): fc.Arbitrary<readonly ConfiguratorEvent[]> {
  return tapeArbitrary(2 * DECISIONS_PER_FIELD).map((tape) => drawEvents(tape, template));
}
