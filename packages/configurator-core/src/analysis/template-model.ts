import { parseNumber } from '../condition/comparison.ts';
import { type Condition, matchCondition, type Rule } from '../condition/condition.ts';
import { ruleTest } from '../condition/rule-test.ts';
import { valueKindOf } from '../field-types/registry.ts';
import type { Field, Option, Template } from '../template/template.ts';
import type { Path } from './cheapest-path.ts';
import { type Diagram, type Diagrams, NO, YES } from './decision-diagram.ts';
import { fieldOrder } from './field-order.ts';
import type { WitnessValues } from './finding.ts';
import { type ReferenceFinder, referenceFinder } from './references.ts';
import { type FieldPlace, fieldLookup, placedRules, templateElements } from './template-elements.ts';
import { isChoice, isList, type ValueClass, valueClasses } from './value-classes.ts';

/** A field as variables: one for a single value, one per option for a list. */
export interface FieldModel {
  readonly place: FieldPlace;
  readonly field: Field;
  readonly isList: boolean;
  /** False for what only shows. */
  readonly holdsValue: boolean;
  /** The classes of a single value; empty for a list. */
  readonly classes: readonly ValueClass[];
  /** The levels of its variables. */
  readonly levels: readonly number[];
  /** The fields its visibility and its options depend on, by name. */
  readonly reads: readonly string[];
}

/**
 * A template as questions over what the shopper has stored, field by field and independent of each other. What is
 * hidden counts as empty, so every stored state is one a shopper can pass through, and no side condition is needed.
 */
export interface TemplateModel {
  readonly diagrams: Diagrams;
  /** In an order in which no field depends on a later one. */
  readonly fields: readonly FieldModel[];
  readonly fieldOf: (name: string) => FieldModel | undefined;
  readonly references: ReferenceFinder;
  readonly holds: (condition: Condition | null) => Diagram;
  readonly visible: (model: FieldModel) => Diagram;
  readonly available: (option: Option) => Diagram;
  /** Whether some valid value can be given while the field is shown. */
  readonly fillable: (model: FieldModel) => Diagram;
  readonly filled: (model: FieldModel) => Diagram;
  /** Whether the field's options can be chosen. */
  readonly hasOptions: (model: FieldModel) => boolean;
  /** Whether a single value of the class at `place`, or the option at `place` of a list, is shown and counts. */
  readonly counts: (model: FieldModel, place: number) => Diagram;
  /** Leaves only what is certain: no free JSON Logic, no value that may not exist. */
  readonly certain: (node: Diagram) => Diagram;
  /** Why a diagram that is possible is not certain. */
  readonly openReason: (node: Diagram) => 'json_logic' | 'text_rules';
  /** The stored values of a path. */
  readonly values: (path: Path) => WitnessValues;
  /** The states that leave a field as it is on a path, where the path fills it in; else all. */
  readonly keeps: (model: FieldModel, path: Path) => Diagram;
  /** The one stored state of these fields that a path names. */
  readonly exactly: (models: readonly FieldModel[], path: Path) => Diagram;
}

/** Free answers (JSON Logic, an unknown text against a rule) are asked last. */
const FREE_LEVEL = 2 ** 40;

function rulesByField(template: Template): ReadonlyMap<string, readonly Rule[]> {
  const find = fieldLookup(template);
  const rules = new Map<string, Rule[]>();
  for (const element of templateElements(template)) {
    for (const { rule } of placedRules(element.condition, '')) {
      const name = find(rule.field)?.field.name;
      if (name === undefined) continue;
      const list = rules.get(name) ?? [];
      list.push(rule);
      rules.set(name, list);
    }
  }
  return rules;
}

/**
 * Builds the model of a template whose rules read existing fields, without cycles.
 * @param splits where numbers are split beyond the rules; prices need that, and the bounds as classes of their own
 */
export function createTemplateModel(template: Template, diagrams: Diagrams, splits?: readonly number[]): TemplateModel {
  const { and, or, not, choose, ask } = diagrams;
  const find = fieldLookup(template);
  const rules = rulesByField(template);
  const order = fieldOrder(template);
  const freeLevels = new Map<string, number>();
  const logicLevels = new Set<number>();
  const unknownPlaces = new Map<number, number>();
  const memo = new Map<object, Diagram>();
  const visibleMemo = new Map<string, Diagram>();
  const filledMemo = new Map<string, Diagram>();
  const models = new Map<string, FieldModel>();

  let nextLevel = 0;
  for (const { place, reads } of [...order].reverse()) {
    const { field } = place;
    const ofList = isList(field);
    const width = ofList ? field.options.length : 1;
    const levels = Array.from({ length: width }, (_, index) => nextLevel + index);
    nextLevel += width;
    const classes = ofList ? [] : valueClasses(field, rules.get(field.name) ?? [], splits);
    const unknown = classes.findIndex(({ kind }) => kind === 'unknown');
    if (unknown >= 0) unknownPlaces.set(levels[0] ?? 0, unknown);
    models.set(field.name, {
      place,
      field,
      isList: ofList,
      holdsValue: valueKindOf(field).holdsValue,
      classes,
      levels,
      reads,
    });
  }
  const fields = order.map(({ place }) => models.get(place.field.name)).filter((model) => model !== undefined);

  function free(key: string): Diagram {
    const level = freeLevels.get(key) ?? FREE_LEVEL + freeLevels.size;
    freeLevels.set(key, level);
    return ask(level, [NO, YES]);
  }

  const answer = (yes: boolean): Diagram => (yes ? YES : NO);

  /** An answer that is `whenEmpty` while the field is hidden. */
  const whileShown = (model: FieldModel, whenEmpty: boolean, shown: Diagram): Diagram =>
    whenEmpty ? or(not(visible(model)), shown) : and(visible(model), shown);

  function bySingleValue(model: FieldModel, rule: Rule): Diagram {
    const test = ruleTest(rule, false);
    const whenEmpty = test(undefined);
    const list = model.classes.map((entry, place) => {
      if (entry.kind === 'empty') return answer(whenEmpty);
      if (entry.kind === 'unknown') return free(`${model.field.name} ${rule.operator} ${String(rule.value)}`);
      // Within a range of numbers the digits differ: whether they contain a text is known of single numbers only.
      const isOpen = rule.operator === 'contains' && entry.low !== entry.high;
      const key = `${model.field.name} ${place} contains ${String(rule.value)}`;
      const result = isOpen ? free(key) : answer(test(entry.value));
      return choose(offered(model, place), result, answer(whenEmpty));
    });
    return whileShown(model, whenEmpty, ask(model.levels[0] ?? 0, list));
  }

  /** Whether the class at `place` can be taken: the option is not hidden. */
  function offered(model: FieldModel, place: number): Diagram {
    const option = isChoice(model.field) ? model.field.options[place - 1] : undefined;
    return option === undefined ? YES : available(option);
  }

  const isChosen = (model: FieldModel, index: number): Diagram => {
    const option = model.field.options[index];
    return ask(model.levels[index] ?? 0, [NO, option === undefined ? NO : available(option)]);
  };

  function byList(model: FieldModel, rule: Rule): Diagram {
    const { options } = model.field;
    const isSame = ruleTest({ ...rule, operator: 'equals' }, false);
    const matches = options.map((option) => isSame(option.value));
    switch (rule.operator) {
      case 'equals':
        return whileShown(model, false, onlyOne(model, matches));
      case 'not_equals':
        return not(whileShown(model, false, onlyOne(model, matches)));
      case 'contains':
        return whileShown(
          model,
          false,
          matches.reduce((found, fits, index) => (fits ? or(found, isChosen(model, index)) : found), NO),
        );
      case 'greater_than':
      case 'less_than': {
        const limit = parseNumber(rule.value);
        if (limit === undefined) return NO;
        const fits = (count: number): boolean => (rule.operator === 'greater_than' ? count > limit : count < limit);
        return whileShown(model, fits(0), byCount(model, 0, 0, fits, new Map()));
      }
      default:
        return rule.operator satisfies never;
    }
  }

  function onlyOne(model: FieldModel, matches: readonly boolean[]): Diagram {
    const single = matches.map((fits, chosen) =>
      fits
        ? matches.reduce((rest, _, index) => {
            const bit = isChosen(model, index);
            return and(rest, index === chosen ? bit : not(bit));
          }, YES)
        : NO,
    );
    return single.reduce(or, NO);
  }

  function byCount(
    model: FieldModel,
    index: number,
    count: number,
    fits: (count: number) => boolean,
    known: Map<string, Diagram>,
  ): Diagram {
    if (index === model.levels.length) return answer(fits(count));
    const key = `${index}:${count}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const without = byCount(model, index + 1, count, fits, known);
    const withIt = byCount(model, index + 1, count + 1, fits, known);
    const result = choose(isChosen(model, index), withIt, without);
    known.set(key, result);
    return result;
  }

  function holds(condition: Condition | null): Diagram {
    if (condition === null) return YES;
    const found = memo.get(condition);
    if (found !== undefined) return found;
    const result = matchCondition<Diagram>(condition, {
      rule: (rule) => {
        const model = models.get(find(rule.field)?.field.name ?? '');
        if (model === undefined) return NO;
        return model.isList ? byList(model, rule) : bySingleValue(model, rule);
      },
      all: (terms) => terms.reduce<Diagram>((found, term) => and(found, holds(term)), YES),
      any: (terms) => terms.reduce<Diagram>((found, term) => or(found, holds(term)), NO),
      not: (term) => not(holds(term)),
      logic: (logic) => {
        const unknown = free(`logic ${JSON.stringify(logic)}`);
        logicLevels.add(diagrams.level(unknown));
        return unknown;
      },
    });
    memo.set(condition, result);
    return result;
  }

  const available = (option: Option): Diagram => holds(option.condition);

  function visible(model: FieldModel): Diagram {
    const { field, place } = model;
    const found = visibleMemo.get(field.name);
    if (found !== undefined) return found;
    const around = and(holds(place.section.condition), holds(place.group.condition));
    const result = and(around, holds(field.condition));
    visibleMemo.set(field.name, result);
    return result;
  }

  function fillable(model: FieldModel): Diagram {
    if (model.isList) return model.field.options.reduce<Diagram>((found, option) => or(found, available(option)), NO);
    return model.classes.reduce<Diagram>((found, entry, place) => {
      if (entry.kind === 'empty') return found;
      return or(
        found,
        entry.kind === 'unknown' ? free(`${model.field.name} has a valid value`) : offered(model, place),
      );
    }, NO);
  }

  function filled(model: FieldModel): Diagram {
    const found = filledMemo.get(model.field.name);
    if (found !== undefined) return found;
    const chosen = model.isList
      ? model.levels.reduce<Diagram>((any, _, index) => or(any, isChosen(model, index)), NO)
      : ask(
          model.levels[0] ?? 0,
          model.classes.map((entry, place) => (entry.kind === 'empty' ? NO : offered(model, place))),
        );
    const result = and(visible(model), chosen);
    filledMemo.set(model.field.name, result);
    return result;
  }

  const counts = (model: FieldModel, place: number): Diagram =>
    and(visible(model), model.isList ? isChosen(model, place) : and(stores(model, 0, place), offered(model, place)));

  function certain(node: Diagram): Diagram {
    if (freeLevels.size === 0 && unknownPlaces.size === 0) return node;
    return diagrams.rewrite(node, (level, list) => {
      if (level >= FREE_LEVEL) return list.reduce(and, YES);
      const unknown = unknownPlaces.get(level);
      return unknown === undefined
        ? undefined
        : ask(
            level,
            list.map((child, place) => (place === unknown ? NO : child)),
          );
    });
  }

  function openReason(node: Diagram): 'json_logic' | 'text_rules' {
    let readsLogic = false;
    diagrams.rewrite(node, (level) => {
      readsLogic ||= logicLevels.has(level);
      return NO;
    });
    return readsLogic ? 'json_logic' : 'text_rules';
  }

  function values(path: Path): WitnessValues {
    const found: Record<string, string | number | boolean | readonly string[]> = {};
    for (const { field, isList: ofList, classes, levels } of fields) {
      const chosen = ofList ? field.options.filter((_, index) => path.get(levels[index] ?? -1) === 1) : [];
      if (chosen.length > 0) found[field.name] = chosen.map(({ value }) => value);
      const entry = ofList ? undefined : classes[path.get(levels[0] ?? -1) ?? 0];
      if (entry?.kind === 'value') found[field.name] = entry.value;
    }
    return found;
  }

  /** Storing exactly this class of a variable. */
  const stores = (model: FieldModel, index: number, place: number): Diagram =>
    ask(
      model.levels[index] ?? 0,
      Array.from({ length: model.isList ? 2 : model.classes.length }, (_, other) => answer(other === place)),
    );

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
    const allSame = same.reduce<Diagram>((found, { isSame }) => and(found, isSame), YES);
    const allHidden = same.reduce<Diagram>(
      (found, { place, isHidden }) => (place === 0 ? found : and(found, isHidden)),
      YES,
    );
    return or(allSame, allHidden);
  }

  const exactly = (list: readonly FieldModel[], path: Path): Diagram =>
    list
      .flatMap((model) => model.levels.map((level, index) => stores(model, index, path.get(level) ?? 0)))
      .reduce(and, YES);

  return {
    diagrams,
    fields,
    fieldOf: (name) => models.get(name),
    references: referenceFinder(template),
    holds,
    visible,
    available,
    fillable,
    filled,
    hasOptions: ({ field }) => isChoice(field),
    counts,
    certain,
    openReason,
    values,
    keeps,
    exactly,
  };
}
