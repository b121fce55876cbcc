-- Fields that take files, and field types that a host defines: two words with a colon between them.

alter table public.form_fields drop constraint form_fields_field_type_check;
alter table public.form_fields add constraint form_fields_field_type_check check (
  field_type in (
    'text', 'textarea', 'number', 'dropdown', 'radio', 'checkbox', 'color', 'static_text', 'iframe', 'computed', 'file'
  )
  or field_type ~ '^[a-z][a-z0-9-]{0,30}:[a-z][a-z0-9-]{0,30}$'
);
