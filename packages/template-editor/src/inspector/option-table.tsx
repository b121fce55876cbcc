import type { Field, Option } from 'configurator-core';
import { memo, useRef, useState } from 'react';
import { afterRender } from '../actions/after-render.ts';
import { useInspect } from '../actions/use-inspect.ts';
import { useUpdate } from '../actions/use-update.ts';
import { useAdditions } from '../additions/use-additions.ts';
import { Button, IconButton } from '../controls/buttons.tsx';
import { NumberControl } from '../controls/number-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { findElement } from '../document/find.ts';
import { fieldTypeEditor } from '../field-types/registry.ts';
import { useActions, useEditor, useTexts } from '../store/editor-context.ts';
import { useMove } from '../structure/use-move.ts';
import { defaultCommand } from './option-default.ts';
import { PasteOptions } from './paste-options.tsx';
import { useRenameOption } from './use-rename-option.ts';

/** Edits the options of a field, one row each: label, value, price, colour, default. */
export function OptionTable({ field }: { readonly field: Field }) {
  const { addOption } = useAdditions();
  const { select } = useActions();
  const [isPasting, setPasting] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { hasColors } = fieldTypeEditor(field.type);
  const { inspector: texts } = useTexts();
  return (
    <section className="te-panel" aria-label={texts.options}>
      <div className="te-panel-head">
        <h3>{texts.options}</h3>
        <Button look="quiet" icon="paste" onClick={() => setPasting(true)}>
          {texts.pasteList}
        </Button>
      </div>
      {field.options.length > 0 && (
        <ul className="te-options" ref={list}>
          {field.options.map((option) => (
            <OptionLine key={option.id} fieldName={field.name} option={option} hasColors={hasColors} />
          ))}
        </ul>
      )}
      <Button
        look="quiet"
        icon="add"
        onClick={() => {
          addOption(field.id);
          select([{ kind: 'field', id: field.id }]);
          afterRender(() => {
            const label = list.current?.querySelector<HTMLInputElement>('li:last-child input[type="text"]');
            label?.focus();
            label?.select();
          });
        }}
      >
        {texts.addOption}
      </Button>
      {isPasting && <PasteOptions field={field} onClose={() => setPasting(false)} />}
    </section>
  );
}

interface OptionLineProps {
  readonly fieldName: string;
  readonly option: Option;
  readonly hasColors: boolean;
}

/** Edits an option's surcharge in euros. */
export function OptionPrice({ option, isLabelHidden }: { readonly option: Option; readonly isLabelHidden?: boolean }) {
  const update = useUpdate('option', option.id);
  const { inspector: texts } = useTexts();
  return (
    <NumberControl
      label={texts.additionalPrice}
      isLabelHidden={isLabelHidden}
      isRequired
      min={0}
      step={0.01}
      unit="€"
      value={option.additionalPriceCents / 100}
      onChange={(euros) => update({ additionalPriceCents: Math.round((euros ?? 0) * 100) }, 'price')}
    />
  );
}

/** Memoized: typing in another row or in the field's label does not re-render it. */
const OptionLine = memo(function OptionLine({ fieldName, option, hasColors }: OptionLineProps) {
  const { store, texts: all } = useEditor();
  const texts = all.inspector;
  const update = useUpdate('option', option.id);
  const rename = useRenameOption(fieldName, option);
  const { run, requestDelete } = useActions();
  const inspect = useInspect();
  const { step } = useMove();
  const ref = { kind: 'option', id: option.id } as const;
  const name = option.label || option.value;
  return (
    <li className="te-option" aria-label={name}>
      <div className="te-option-main">
        {hasColors && (
          <input
            type="color"
            className="te-swatch"
            aria-label={texts.colorOf(name)}
            value={/^#[0-9a-f]{6}$/i.test(option.colorValue ?? '') ? (option.colorValue ?? '') : '#888888'}
            onChange={(event) => update({ colorValue: event.target.value }, 'color')}
          />
        )}
        <TextControl
          label={texts.label}
          isLabelHidden
          value={option.label}
          onChange={(label) => update({ label }, 'label')}
        />
        <TextControl label={texts.value} isLabelHidden isCode value={option.value} onChange={rename} />
        <OptionPrice option={option} isLabelHidden />
      </div>
      <div className="te-option-tools">
        <label className="te-check">
          <input
            type="checkbox"
            checked={option.isDefault}
            onChange={(event) => {
              const { template } = store.getState().history;
              const place = findElement(template, 'option', option.id)?.place;
              const field = findElement(template, 'field', place?.parentId ?? '')?.element;
              if (!field) return;
              run(defaultCommand(field, option, event.target.checked), {
                label: all.steps.change('default', field.label),
              });
            }}
          />
          <span>{texts.default}</span>
        </label>
        <span className="te-grow" />
        <IconButton label={texts.moveUp(name)} icon="up" onClick={() => step([ref], 'up')} />
        <IconButton label={texts.moveDown(name)} icon="down" onClick={() => step([ref], 'down')} />
        <IconButton label={texts.conditionOf(name)} icon="rule" onClick={() => inspect(ref)} />
        <IconButton label={texts.deleteOption(name)} icon="remove" onClick={() => requestDelete([ref])} />
      </div>
    </li>
  );
});
