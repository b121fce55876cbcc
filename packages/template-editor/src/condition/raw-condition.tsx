import type { Condition } from 'configurator-core';
import { TextControl } from '../controls/text-control.tsx';
import { formatJsonFault, parseJson } from '../json/parse-json.ts';
import { useTexts } from '../store/editor-context.ts';

interface RawConditionProps {
  readonly condition: Condition;
  readonly onChange: (condition: Condition) => string | null;
}

/** Edits the condition as stored JSON. A JSON Logic expression over the values is stored under the key `logic`. */
export function RawCondition({ condition, onChange }: RawConditionProps) {
  const texts = useTexts();
  return (
    <TextControl
      label={texts.condition.asJson}
      hint={texts.condition.asJsonHint}
      rows={8}
      isCode
      value={JSON.stringify(condition, null, 2)}
      onChange={(text) => {
        const json = parseJson(text);
        // The document validates its input and refuses an invalid condition with a reason.
        return json.ok ? onChange(json.value as Condition) : formatJsonFault(json.error, texts.json);
      }}
    />
  );
}
