import type { ConfiguratorEvent } from '../../machine/index.ts';
import type { WireTemplate } from '../wire-template.ts';
import { drawChanges } from './draw-values.ts';
import type { Tape } from './tape.ts';

/** Draws what a shopper does: mostly fills in, now and then moves between steps, submits or starts over. */
export function drawEvents(tape: Tape, template: WireTemplate): readonly ConfiguratorEvent[] {
  return drawChanges(tape, template, 20).map(({ fieldName, raw }): ConfiguratorEvent => {
    const change: ConfiguratorEvent = { type: 'field.change', fieldName, value: raw };
    return tape.pick<ConfiguratorEvent>([
      change,
      change,
      change,
      { type: 'field.change', fieldName, value: undefined },
      { type: 'step.next' },
      { type: 'step.back' },
      { type: 'step.goTo', index: tape.upTo(4) },
      { type: 'submit' },
      { type: 'reset' },
    ]);
  });
}
