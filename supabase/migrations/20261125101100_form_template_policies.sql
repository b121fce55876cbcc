-- Drafts are for admins only. Published versions are public and cannot be changed or deleted.

alter table public.form_templates enable row level security;
create policy "Admins read template drafts" on public.form_templates
  for select to authenticated using ((select private.is_admin()));
create policy "Admins create template drafts" on public.form_templates
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change template drafts" on public.form_templates
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete template drafts" on public.form_templates
  for delete to authenticated using ((select private.is_admin()));
revoke all on public.form_templates from anon, authenticated;
grant select on public.form_templates to authenticated;
grant insert, update, delete on public.form_templates to authenticated;
grant all on public.form_templates to service_role;

alter table public.form_sections enable row level security;
create policy "Admins read sections of drafts" on public.form_sections
  for select to authenticated using ((select private.is_admin()));
create policy "Admins create sections of drafts" on public.form_sections
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change sections of drafts" on public.form_sections
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete sections of drafts" on public.form_sections
  for delete to authenticated using ((select private.is_admin()));
revoke all on public.form_sections from anon, authenticated;
grant select on public.form_sections to authenticated;
grant insert, update, delete on public.form_sections to authenticated;
grant all on public.form_sections to service_role;

alter table public.field_groups enable row level security;
create policy "Admins read groups of drafts" on public.field_groups
  for select to authenticated using ((select private.is_admin()));
create policy "Admins create groups of drafts" on public.field_groups
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change groups of drafts" on public.field_groups
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete groups of drafts" on public.field_groups
  for delete to authenticated using ((select private.is_admin()));
revoke all on public.field_groups from anon, authenticated;
grant select on public.field_groups to authenticated;
grant insert, update, delete on public.field_groups to authenticated;
grant all on public.field_groups to service_role;

alter table public.form_fields enable row level security;
create policy "Admins read fields of drafts" on public.form_fields
  for select to authenticated using ((select private.is_admin()));
create policy "Admins create fields of drafts" on public.form_fields
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change fields of drafts" on public.form_fields
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete fields of drafts" on public.form_fields
  for delete to authenticated using ((select private.is_admin()));
revoke all on public.form_fields from anon, authenticated;
grant select on public.form_fields to authenticated;
grant insert, update, delete on public.form_fields to authenticated;
grant all on public.form_fields to service_role;

alter table public.field_options enable row level security;
create policy "Admins read options of drafts" on public.field_options
  for select to authenticated using ((select private.is_admin()));
create policy "Admins create options of drafts" on public.field_options
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins change options of drafts" on public.field_options
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins delete options of drafts" on public.field_options
  for delete to authenticated using ((select private.is_admin()));
revoke all on public.field_options from anon, authenticated;
grant select on public.field_options to authenticated;
grant insert, update, delete on public.field_options to authenticated;
grant all on public.field_options to service_role;

alter table public.template_versions enable row level security;
create policy "Visitors read published templates" on public.template_versions
  for select to anon using (true);
create policy "Signed-in users read published templates" on public.template_versions
  for select to authenticated using (true);
revoke all on public.template_versions from anon, authenticated;
grant select on public.template_versions to anon, authenticated;
grant all on public.template_versions to service_role;
