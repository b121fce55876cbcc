import { type Condition, conditionToJsonLogic } from 'configurator-core';
import { TextControl } from '../controls/text-control.tsx';
import { fieldsOf } from '../document/lists.ts';
import { fieldTypeEditor } from '../field-types/registry.ts';
import { formatJsonFault, parseJson } from '../json/parse-json.ts';
import { useTemplate, useTexts } from '../store/editor-context.ts';
import { readJsonLogic } from './read-json-logic.ts';

interface LogicConditionProps {
  readonly condition: Condition;
  readonly onChange: (condition: Condition) => string | null;
}

/** Edits the condition as equivalent JSON Logic, which is parsed back into rules. */
export function LogicCondition({ condition, onChange }: LogicConditionProps) {
  const texts = useTexts();
  const fields = fieldsOf(useTemplate());
  const find = (name: string) => fields.find((field) => field.name === name || field.id === name);
  const isList = (name: string) => {
    const field = find(name);
    return field !== undefined && fieldTypeEditor(field.type).optionChoice(field) === 'many';
  };
  return (
    <TextControl
      label={texts.condition.asLogic}
      hint={texts.condition.asLogicHint}
      rows={12}
      isCode
      value={JSON.stringify(conditionToJsonLogic(condition, isList), null, 2)}
      onChange={(text) => {
        const json = parseJson(text);
        if (!json.ok) return formatJsonFault(json.error, texts.json);
        const read = readJsonLogic(json.value, { isField: (name) => find(name) !== undefined, isList });
        if (!read.ok) {
          const { path, code, operator } = read.error;
          const reason = texts.condition.faults[code](operator);
          return path === '' ? reason : texts.parts.refusedAt(path, reason);
        }
        return onChange(read.value);
      }}
    />
  );
}
