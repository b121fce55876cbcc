// #region slider
import { Configurator, type FieldComponentProps, FieldFrame } from 'configurator-react';
import coat from './coat.json' with { type: 'json' };

function SliderField({ control }: FieldComponentProps) {
  const { min, max } = control.field.validationRules;
  return (
    <FieldFrame control={control}>
      <input
        id={control.ids.input}
        type="range"
        min={min ?? 0}
        max={max ?? 100}
        aria-describedby={control.describedBy}
        value={Number(control.value ?? 0)}
        onChange={(event) => control.change(event.target.value)}
        onFocus={control.enter}
        onBlur={control.leave}
      />
    </FieldFrame>
  );
}

export function CoatWithSliders() {
  return <Configurator template={coat} components={{ number: SliderField }} />;
}
// #endregion slider
