import type { Field, Option } from 'configurator-core';
import { useInspect } from '../actions/use-inspect.ts';
import { useUpdate } from '../actions/use-update.ts';
import { ConditionControl } from '../condition/condition-control.tsx';
import { Button } from '../controls/buttons.tsx';
import { CheckControl } from '../controls/choice-controls.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { useActions } from '../store/editor-context.ts';
import { defaultCommand } from './option-default.ts';
import { OptionPrice } from './option-table.tsx';
import { useRenameOption } from './use-rename-option.ts';

interface OptionInspectorProps {
  readonly option: Option;
  readonly field: Field;
}

/** What an option says, its condition included. */
export function OptionInspector({ option, field }: OptionInspectorProps) {
  const update = useUpdate('option', option.id);
  const rename = useRenameOption(field.name, option);
  const { run } = useActions();
  const inspect = useInspect();
  return (
    <>
      <h2 className="te-inspector-title">Option</h2>
      <Button look="quiet" icon="up" onClick={() => inspect({ kind: 'field', id: field.id })}>
        {field.label || field.name}
      </Button>
      <TextControl label="Label" value={option.label} onChange={(label) => update({ label }, 'label')} />
      <TextControl
        label="Value"
        hint="Identifies the option in rules and orders. Renaming it updates the rules that compare with it."
        isCode
        value={option.value}
        onChange={rename}
      />
      <OptionPrice option={option} />
      <TextControl
        label="Colour"
        hint="A CSS colour such as #1f4d3f; empty for none."
        isCode
        value={option.colorValue ?? ''}
        onChange={(text) => update({ colorValue: text || null }, 'colour')}
      />
      <CheckControl
        label="Selected by default"
        isChecked={option.isDefault}
        onChange={(isDefault) =>
          run(defaultCommand(field, option, isDefault), { label: `Change default of “${field.label}”` })
        }
      />
      <ConditionControl
        title="Availability"
        whenEmpty="Always."
        ownField={field.name}
        condition={option.condition}
        onChange={(condition) => update({ condition }, 'condition')}
      />
    </>
  );
}
