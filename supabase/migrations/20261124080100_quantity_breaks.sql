-- Quantity breaks: from a number of pieces of one line on, each costs less. They are kept in `extra`, under the key of the
-- wire format; the order function applies them.

alter table public.form_templates add constraint form_templates_quantity_breaks_check check (
  coalesce(jsonb_typeof(extra -> 'quantity_breaks'), 'null') in ('array', 'null')
);
comment on column public.form_templates.extra is
  'Keys of the wire format without a column of their own, such as scenarios and quantity_breaks [{from, label, percent?, amount?}], amount in EUR cents.';
comment on column public.order_items.unit_price_cents is 'What one of so many pieces costs: base price and price_lines.';
comment on column public.order_items.price_lines is
  'Price lines of one piece, a quantity break last: [{fieldName, optionValues, label, amountCents, reason}].';
