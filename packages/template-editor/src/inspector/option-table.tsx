import type { Field, Option, OptionDisplay } from 'configurator-core';
import { optionDisplay } from 'configurator-react';
import { memo, useRef, useState } from 'react';
import { afterRender } from '../actions/after-render.ts';
import { useInspect } from '../actions/use-inspect.ts';
import { useUpdate } from '../actions/use-update.ts';
import { useAdditions } from '../additions/use-additions.ts';
import { Button, IconButton } from '../controls/buttons.tsx';
import { ForExperts } from '../controls/for-experts.tsx';
import { MoneyControl } from '../controls/money-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { findElement } from '../document/find.ts';
import { fieldTypeEditor } from '../field-types/registry.ts';
import { useActions, useEditor, useTexts } from '../store/editor-context.ts';
import { TypedScope } from '../store/typed-texts.ts';
import { useMove } from '../structure/use-move.ts';
import { defaultCommand } from './option-default.ts';
import { OptionColor, OptionLook } from './option-look.tsx';
import { PasteOptions } from './paste-options.tsx';
import { useRenameOption } from './use-rename-option.ts';

/** Edits the options of a field, one row each: label, price, default, and their look if they are cards or swatches. */
export function OptionTable({ field }: { readonly field: Field }) {
  const { addOption } = useAdditions();
  const { select } = useActions();
  const [isPasting, setPasting] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { hasColors, optionProperties } = fieldTypeEditor(field.type);
  const display = optionDisplay(field);
  const { inspector: texts } = useTexts();
  return (
    <section className="te-panel" aria-label={texts.options}>
      <div className="te-panel-head">
        <h3>{texts.options}</h3>
        <Button look="quiet" icon="paste" onClick={() => setPasting(true)}>
          {texts.pasteList}
        </Button>
      </div>
      {optionProperties.map((Property) => (
        <Property key={Property.displayName ?? Property.name} field={field} />
      ))}
      {field.options.length > 0 && (
        <ul className="te-options" ref={list}>
          {field.options.map((option) => (
            <TypedScope key={option.id} value={`option:${option.id}`}>
              <OptionLine option={option} hasColors={hasColors} display={display} />
            </TypedScope>
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
      {field.options.length > 0 && (
        <ForExperts>
          <p className="te-hint">{texts.valueHint}</p>
          {field.options.map((option) => (
            <OptionValue key={option.id} fieldName={field.name} option={option} />
          ))}
        </ForExperts>
      )}
      {isPasting && <PasteOptions field={field} onClose={() => setPasting(false)} />}
    </section>
  );
}

interface OptionLineProps {
  readonly option: Option;
  readonly hasColors: boolean;
  readonly display: OptionDisplay;
}

/** Edits the value that identifies an option in rules and orders. */
function OptionValue({ fieldName, option }: { readonly fieldName: string; readonly option: Option }) {
  const rename = useRenameOption(fieldName, option);
  const { inspector: texts } = useTexts();
  return (
    <TextControl label={texts.valueOf(option.label || option.value)} isCode value={option.value} onChange={rename} />
  );
}

/** Edits an option's surcharge. */
export function OptionPrice({ option, isLabelHidden }: { readonly option: Option; readonly isLabelHidden?: boolean }) {
  const update = useUpdate('option', option.id);
  const { inspector: texts } = useTexts();
  return (
    <MoneyControl
      label={texts.additionalPrice}
      isLabelHidden={isLabelHidden}
      isRequired
      min={0}
      amount={option.additionalPriceCents}
      onChange={(amount) => update({ additionalPriceCents: amount ?? 0 }, 'price')}
    />
  );
}

/** Memoized: typing in another row or in the field's label does not re-render it. */
const OptionLine = memo(function OptionLine({ option, hasColors, display }: OptionLineProps) {
  const { store, texts: all } = useEditor();
  const texts = all.inspector;
  const update = useUpdate('option', option.id);
  const { run, requestDelete } = useActions();
  const inspect = useInspect();
  const { step } = useMove();
  const ref = { kind: 'option', id: option.id } as const;
  const name = option.label || option.value;
  return (
    <li className="te-option" aria-label={name}>
      <div className="te-option-main">
        <TextControl
          label={texts.label}
          isLabelHidden
          value={option.label}
          onChange={(label) => update({ label }, 'label')}
        />
        <OptionPrice option={option} isLabelHidden />
      </div>
      {display === 'list' ? (
        hasColors && <OptionColor option={option} />
      ) : (
        <OptionLook option={option} display={display} />
      )}
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
        <IconButton label={texts.moreAbout(name)} icon="properties" onClick={() => inspect(ref)} />
        <IconButton label={texts.deleteOption(name)} icon="remove" onClick={() => requestDelete([ref])} />
      </div>
    </li>
  );
});
