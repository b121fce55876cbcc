-- Computed fields: their value follows from other fields. How is kept in `extra`, under the key of the wire format.

alter table public.form_fields drop constraint form_fields_field_type_check;
alter table public.form_fields add constraint form_fields_field_type_check check (
  field_type in (
    'text', 'textarea', 'number', 'dropdown', 'radio', 'checkbox', 'color', 'static_text', 'iframe', 'computed'
  )
);

alter table public.form_fields add constraint form_fields_computed_check check (
  field_type <> 'computed' or coalesce(jsonb_typeof(extra -> 'computed'), 'null') = 'object'
);
comment on column public.form_fields.extra is
  'Keys of the wire format without a column of their own; of a computed field `computed`, with result and logic.';
