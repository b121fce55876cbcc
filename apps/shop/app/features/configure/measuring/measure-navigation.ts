import { selectFieldState } from 'configurator-core/machine';
import { type MeasurementName, measurementLabels } from 'configurator-core/templates';
import type { ConfiguratorControl } from 'configurator-react';
import type { FocusEvent, FormEvent, MouseEvent } from 'react';
import type { Measuring } from './measuring-context.ts';

type Screen = NonNullable<Measuring['current']>;

/** The screens of one step, loaded on phones only. */
export interface MeasureNavigation {
  /** Measurements of the step in the order of the template; empty if its form is shown as a whole. */
  readonly names: readonly MeasurementName[];
  /** The screen at which the step opens: the focused measurement, else the first empty one. */
  readonly first: () => Screen;
  /** The screen of an element that got the focus; null if that changes nothing. */
  readonly screenOf: (event: FocusEvent) => Screen | null;
  /** Continues from a screen instead of the step. Returns the screen to show if it has no field to focus. */
  readonly next: (event: FormEvent, current: Screen) => 'rest' | null;
  /** Goes back from a screen instead of the step. */
  readonly back: (event: MouseEvent, current: Screen) => void;
}

/** Creates the screens of a step. @param index of its section */
export function measureNavigation(control: ConfiguratorControl, index: number): MeasureNavigation {
  const { configurator, actor, readValues, focusField } = control;
  const fields = configurator.template.sections[index]?.groups.flatMap((group) => group.fields) ?? [];
  const measured = fields
    .filter(({ type }) => type === 'number')
    .map(({ name }) => name)
    .filter(isMeasurement);
  const names = measured.length > 1 ? measured : [];
  const stateOf = (name: MeasurementName) => selectFieldState(actor.getSnapshot(), name);
  const screens = (): readonly Screen[] => [...names.filter((name) => stateOf(name).isVisible), 'rest'];
  const measurementOf = (element: Element | null) => {
    const name = element?.closest<HTMLElement>('[data-measurement-field]')?.dataset.measurementField;
    return names.find((known) => known === name);
  };
  const keep = (event: FormEvent | MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    names,
    first: () => {
      const values = readValues();
      return measurementOf(document.activeElement) ?? names.find((name) => values[name] == null) ?? 'rest';
    },
    screenOf: ({ target }) => {
      if (names.length === 0 || target.closest('.cfg-fields') === null) return null;
      // A plausibility check is shown with the measurement that it asks about.
      return measurementOf(target) ?? (target.closest('[data-screen=current]') === null ? 'rest' : null);
    },
    next: (event, current) => {
      // Forms in dialogs submit too, and React passes that on.
      if (current === 'rest' || !(event.target as Element).matches('.cfg-step')) return null;
      keep(event);
      const { value, issues } = stateOf(current);
      const isWrong = value != null && issues.length > 0;
      // An issue is shown once its field is left.
      if (isWrong && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const all = screens();
      const next = isWrong ? current : (all[all.indexOf(current) + 1] ?? 'rest');
      if (next === 'rest') return next;
      focusField(next);
      return null;
    },
    back: (event, current) => {
      const all = screens();
      const previous = all[all.indexOf(current) - 1];
      const isBack = (event.target as Element).closest('.cfg-navigation > [type=button]:not([aria-expanded])') !== null;
      if (!isBack || previous === undefined) return;
      keep(event);
      focusField(previous);
    },
  };
}

function isMeasurement(name: string): name is MeasurementName {
  return Object.hasOwn(measurementLabels, name);
}
