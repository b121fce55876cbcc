-- Table rights, exactly those the policies give a use for. (Row level security holds without them: the embedded host
-- grants everything to every role.)

revoke all on all tables in schema public from anon, authenticated;
grant all on all tables in schema public to service_role;
grant usage, select on all sequences in schema public to service_role;

grant select on
  public.categories, public.articles, public.article_images, public.article_categories, public.template_versions
  to anon;

grant select on
  public.profiles, public.user_roles, public.categories, public.articles, public.article_images,
  public.article_categories, public.file_removals, public.form_templates, public.form_sections,
  public.field_groups, public.form_fields, public.field_options, public.template_versions, public.orders,
  public.order_items, public.order_timeline, public.payments, public.email_outbox, public.webhook_events,
  public.contact_requests, public.withdrawals, public.audit_log, public.order_overview,
  public.payment_reconciliation
  to authenticated;

grant insert, update, delete on
  public.categories, public.articles, public.article_images, public.article_categories, public.file_removals,
  public.form_templates, public.form_sections, public.field_groups, public.form_fields, public.field_options
  to authenticated;

grant update (first_name, last_name, phone, street, city, postal_code, country, updated_at) on public.profiles to authenticated;
grant update (visual_status, tracking_number) on public.orders to authenticated;
grant insert on public.template_versions to authenticated;
grant delete on public.contact_requests to authenticated;
