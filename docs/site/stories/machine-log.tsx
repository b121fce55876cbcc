import { englishMessages, formatIssue } from 'configurator-core';
import {
  type ConfiguratorEvent,
  createConfiguratorMachine,
  selectCurrentStep,
  selectShownIssues,
} from 'configurator-core/machine';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { coatConfigurator } from '../examples/coat.ts';

const events: readonly ConfiguratorEvent[] = [
  { type: 'field.change', fieldName: 'chest', value: 62 },
  { type: 'field.change', fieldName: 'back', value: 40 },
  { type: 'step.next' },
  { type: 'step.back' },
  { type: 'submit' },
  { type: 'reset' },
];

function wordsOf(event: ConfiguratorEvent): string {
  return event.type === 'field.change' ? `${event.type}: ${event.fieldName} = ${event.value}` : event.type;
}

/** A running machine of the coat: one button per event, and the state that it leads to. */
export function MachineLog() {
  const [actor] = useState(() => createActor(createConfiguratorMachine(coatConfigurator), { input: {} }));
  const [snapshot, setSnapshot] = useState(() => actor.getSnapshot());
  useEffect(() => {
    const subscription = actor.subscribe(setSnapshot);
    actor.start();
    return () => subscription.unsubscribe();
  }, [actor]);
  return (
    <div className="live">
      <fieldset>
        <legend>Events</legend>
        {events.map((event) => (
          <button key={wordsOf(event)} type="button" onClick={() => actor.send(event)}>
            {wordsOf(event)}
          </button>
        ))}
      </fieldset>
      <section aria-label="Result">
        <dl>
          <dt>State</dt>
          <dd>{String(snapshot.value)}</dd>
          <dt>Step</dt>
          <dd>{selectCurrentStep(snapshot)?.section.title}</dd>
          <dt>Shown issues</dt>
          <dd>
            {selectShownIssues(snapshot)
              .map((issue) => formatIssue(issue, coatConfigurator, englishMessages))
              .join(' ') || 'none'}
          </dd>
        </dl>
      </section>
    </div>
  );
}
