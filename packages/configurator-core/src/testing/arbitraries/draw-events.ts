import type { ConfiguratorEvent } from '../../machine/index.ts';
import type { WireTemplate } from '../wire-template.ts';
import { drawChanges } from './draw-values.ts';
import type { Tape } from './tape.ts';

/** Draws events of a shopper: mostly changes of fields, sometimes moving between steps, submitting or restarting. */
export function drawEvents(tape: Tape, template: WireTemplate): readonly ConfiguratorEvent[] {
  return drawChanges(tape, template, 20).map(({ fieldName, raw }): ConfiguratorEvent => {
    const change: ConfiguratorEvent = { type: 'field.change', fieldName, value: raw };
    return tape.pick<ConfiguratorEvent>([
      change,
      change,
      change,
      { type: 'field.clear', fieldName },
      { type: 'step.next' },
      { type: 'step.back' },
      { type: 'step.goTo', index: tape.upTo(4) },
      { type: 'submit' },
      { type: 'reset' },
    ]);
  });
}
