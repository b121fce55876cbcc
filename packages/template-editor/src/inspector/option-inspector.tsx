import type { Field, Option } from 'configurator-core';
import { useInspect } from '../actions/use-inspect.ts';
import { useUpdate } from '../actions/use-update.ts';
import { ConditionControl } from '../condition/condition-control.tsx';
import { Button } from '../controls/buttons.tsx';
import { CheckControl } from '../controls/choice-controls.tsx';
import { ForExperts } from '../controls/for-experts.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { useActions, useTexts } from '../store/editor-context.ts';
import { defaultCommand } from './option-default.ts';
import { OptionMaterialControl } from './option-material-control.tsx';
import { OptionPictureControls } from './option-picture-controls.tsx';
import { OptionPrice } from './option-table.tsx';
import { useRenameOption } from './use-rename-option.ts';

interface OptionInspectorProps {
  readonly option: Option;
  readonly field: Field;
}

/** Edits the properties of an option, including its condition. */
export function OptionInspector({ option, field }: OptionInspectorProps) {
  const update = useUpdate('option', option.id);
  const rename = useRenameOption(field.name, option);
  const { run } = useActions();
  const inspect = useInspect();
  const texts = useTexts();
  return (
    <>
      <h2 className="te-inspector-title">{texts.inspector.option}</h2>
      <Button look="quiet" icon="up" onClick={() => inspect({ kind: 'field', id: field.id })}>
        {field.label || field.name}
      </Button>
      <TextControl
        label={texts.inspector.label}
        value={option.label}
        onChange={(label) => update({ label }, 'label')}
      />
      <OptionPrice option={option} />
      <TextControl
        label={texts.inspector.color}
        hint={texts.inspector.colorHint}
        isCode
        value={option.colorValue ?? ''}
        onChange={(text) => update({ colorValue: text || null }, 'color')}
      />
      <OptionMaterialControl option={option} />
      <OptionPictureControls option={option} />
      <CheckControl
        label={texts.inspector.selectedByDefault}
        isChecked={option.isDefault}
        onChange={(isDefault) =>
          run(defaultCommand(field, option, isDefault), { label: texts.steps.change('default', field.label) })
        }
      />
      <ConditionControl
        title={texts.inspector.availability}
        whenEmpty={texts.inspector.always}
        ownField={field.name}
        condition={option.condition}
        onChange={(condition) => update({ condition }, 'condition')}
      />
      <ForExperts>
        <TextControl
          label={texts.inspector.value}
          hint={texts.inspector.valueHint}
          isCode
          value={option.value}
          onChange={rename}
        />
      </ForExperts>
    </>
  );
}
