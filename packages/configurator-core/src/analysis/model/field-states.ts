import type { Condition } from '../../contract/conditions/condition.ts';
import type { Option } from '../../contract/template/template.ts';
import { isEmptyValue } from '../../field-types/values/value.ts';
import type { Path } from '../diagram/cheapest-path.ts';
import { BudgetExceededError, type Diagram, type Diagrams, NO, YES } from '../diagram/decision-diagram.ts';
import type { FieldModel } from './field-model.ts';
import type { FreeVariables } from './free-variables.ts';

/** The stored states in which a field is shown, can be filled in, is filled in or has a certain value. */
export interface FieldStates {
  readonly visible: (model: FieldModel) => Diagram;
  readonly available: (option: Option) => Diagram;
  /** Whether the class at `place` can be chosen: its option is not hidden. */
  readonly offered: (model: FieldModel, place: number) => Diagram;
  /** Whether the option at `index` of a list is chosen and not hidden, while the field is shown. */
  readonly isChosen: (model: FieldModel, index: number) => Diagram;
  /** Whether the shown field has a valid value to fill in. */
  readonly fillable: (model: FieldModel) => Diagram;
  readonly filled: (model: FieldModel) => Diagram;
  /** Whether a single value of the class at `place`, or the list option at `place`, is shown and counts. */
  readonly counts: (model: FieldModel, place: number) => Diagram;
  /** The states that keep the value of a field on a path; all states if the path leaves it empty. */
  readonly keeps: (model: FieldModel, path: Path) => Diagram;
  /** The one stored state of these fields on a path. */
  readonly exactly: (models: readonly FieldModel[], path: Path) => Diagram;
}

/** Creates the states of fields from the states of their conditions. */
export function createFieldStates(
  { and, or, not, all, any, ask, spend }: Diagrams,
  holds: (condition: Condition | null) => Diagram,
  free: FreeVariables['free'],
): FieldStates {
  /** Null while a field is being computed, which breaks cycles, and permanently if the budget was exceeded. */
  const visibleMemo = new Map<string, Diagram | null>();
  const filledMemo = new Map<string, Diagram>();
  const answer = (yes: boolean): Diagram => (yes ? YES : NO);
  const available = (option: Option): Diagram => (isEmptyValue(option.value) ? NO : holds(option.condition));

  function visible(model: FieldModel): Diagram {
    const { field, place } = model;
    const found = visibleMemo.get(field.name);
    if (found === null) throw new BudgetExceededError();
    if (found !== undefined) return found;
    visibleMemo.set(field.name, null);
    const around = and(holds(place.section.condition), holds(place.group.condition));
    const result = and(around, holds(field.condition));
    visibleMemo.set(field.name, result);
    return result;
  }

  /** Returns whether the class at `place` can be chosen: the option is not hidden. */
  function offered(model: FieldModel, place: number): Diagram {
    const option = model.isChoice ? model.field.options[place - 1] : undefined;
    return option === undefined ? YES : available(option);
  }

  const isChosen = (model: FieldModel, index: number): Diagram => {
    const option = model.field.options[index];
    return ask(model.levels[index] ?? 0, [NO, option === undefined ? NO : available(option)]);
  };

  function fillable(model: FieldModel): Diagram {
    if (model.isList) return any(model.field.options.map(available));
    return any(
      model.classes.map((entry, place) => {
        if (entry.kind === 'empty') return NO;
        return entry.kind === 'unknown'
          ? free(`${model.field.name} has a valid value`, model.openReason)
          : offered(model, place);
      }),
    );
  }

  function filled(model: FieldModel): Diagram {
    const found = filledMemo.get(model.field.name);
    if (found !== undefined) return found;
    const chosen = model.isList
      ? any(model.levels.map((_, index) => isChosen(model, index)))
      : ask(
          model.levels[0] ?? 0,
          model.classes.map((entry, place) => (entry.kind === 'empty' ? NO : offered(model, place))),
        );
    const result = and(visible(model), chosen);
    filledMemo.set(model.field.name, result);
    return result;
  }

  /** Returns whether exactly this class of a variable is stored. */
  const stores = (model: FieldModel, index: number, place: number): Diagram => {
    const width = model.isList ? 2 : model.classes.length;
    spend(width);
    return ask(
      model.levels[index] ?? 0,
      Array.from({ length: width }, (_, other) => answer(other === place)),
    );
  };

  function keeps(model: FieldModel, path: Path): Diagram {
    const places = model.levels.map((level) => path.get(level) ?? 0);
    if (places.every((place) => place === 0)) return YES;
    if (!model.isList) {
      const place = places[0] ?? 0;
      return or(stores(model, 0, place), not(offered(model, place)));
    }
    const same = places.map((place, index) => {
      const option = model.field.options[index];
      const isHidden = option === undefined ? YES : not(available(option));
      return { place, isHidden, isSame: or(isHidden, stores(model, index, place)) };
    });
    const allSame = all(same.map(({ isSame }) => isSame));
    const allHidden = all(same.map(({ place, isHidden }) => (place === 0 ? YES : isHidden)));
    return or(allSame, allHidden);
  }

  const exactly = (list: readonly FieldModel[], path: Path): Diagram =>
    all(list.flatMap((model) => model.levels.map((level, index) => stores(model, index, path.get(level) ?? 0))));

  const counts = (model: FieldModel, place: number): Diagram =>
    and(visible(model), model.isList ? isChosen(model, place) : and(stores(model, 0, place), offered(model, place)));

  return { visible, available, offered, isChosen, fillable, filled, counts, keeps, exactly };
}
