import type { FieldControl } from '../../session/field-control.ts';

/** Returns the attributes common to all single controls. */
export function inputProps(control: FieldControl) {
  const { field, ids, issue } = control;
  return {
    id: ids.input,
    className: 'cfg-input',
    name: field.name,
    placeholder: field.placeholder ?? undefined,
    required: field.isRequired,
    'aria-invalid': issue === null ? undefined : true,
    'aria-describedby': control.describedBy,
    onFocus: control.enter,
    onBlur: control.leave,
  };
}
