-- Views that the lists of the administration read.

create view public.article_overview with (security_invoker = true) as
select
  a.id, a.title, a.image_url, a.price, a.is_paused, a.configurator_type, a.created_at, a.updated_at, a.revision,
  case when a.is_paused then 'paused' else 'active' end as state,
  coalesce(c.ids, '{}') as category_ids,
  coalesce(c.titles, '{}') as category_titles,
  a.title || ' ' || coalesce(array_to_string(c.titles, ' '), '') as search_text,
  private.sort_key(a.title) as title_order
from public.articles a
left join lateral (
  select array_agg(k.id::text order by private.sort_key(k.title)) as ids,
    array_agg(k.title order by private.sort_key(k.title)) as titles
  from public.article_categories l join public.categories k on k.id = l.category_id
  where l.article_id = a.id
) c on true;
comment on view public.article_overview is 'Articles with their categories, with the rights of the caller.';
revoke all on public.article_overview from anon, authenticated;
grant select on public.article_overview to authenticated, service_role;

create view public.contact_request_overview with (security_invoker = true) as
select c.*, concat_ws(' ', c.name, c.email, c.subject, c.message, c.dog_breed) as search_text,
  private.sort_key(c.name) as name_order
from public.contact_requests c;
comment on view public.contact_request_overview is 'Contact and appointment requests with a search text.';
revoke all on public.contact_request_overview from anon, authenticated;
grant select on public.contact_request_overview to authenticated, service_role;

create view public.withdrawal_overview with (security_invoker = true) as
select w.*, o.id as order_db_id, concat_ws(' ', w.name, w.email, w.order_number, w.message) as search_text,
  private.sort_key(w.name) as name_order
from public.withdrawals w
left join public.orders o on o.order_id = upper(trim(w.order_number));
comment on view public.withdrawal_overview is
  'Declarations of withdrawal with their order, if the number exists.';
revoke all on public.withdrawal_overview from anon, authenticated;
grant select on public.withdrawal_overview to authenticated, service_role;

create view public.audit_entries with (security_invoker = true) as
select
  a.id, a.created_at, a.actor_id, trim(concat_ws(' ', p.first_name, p.last_name)) as actor_name, a.table_name,
  a.row_id, a.action, a.before, a.after,
  coalesce(
    a.after ->> 'title', a.before ->> 'title', a.after ->> 'name', a.before ->> 'name', a.after ->> 'role',
    a.before ->> 'role',
    -- Subqueries, not joins: they run for the rows of a page only, not for the whole log.
    (select t.title from public.articles t where t.id = about.id),
    (select t.title from public.categories t where t.id = about.id),
    (select t.name from public.form_templates t where t.id = about.id),
    (select t.order_id from public.orders t where t.id = about.id),
    (select b.title from public.recycle_bin b where b.row_id = about.id order by b.deleted_at desc limit 1),
    ''
  ) as subject,
  concat_ws(' ', p.first_name, p.last_name, a.table_name, a.row_id, a.action, a.before::text, a.after::text)
    as search_text
from public.audit_log a
left join public.profiles p on p.id = a.actor_id
cross join lateral (
  select case a.table_name
    when 'article_images' then coalesce(
      a.after ->> 'article_id', a.before ->> 'article_id',
      (select i.article_id::text from public.article_images i where i.id::text = a.row_id)
    )
    when 'article_categories' then coalesce(a.after ->> 'article_id', a.before ->> 'article_id')
    when 'template_versions' then coalesce(a.after ->> 'template_id', a.before ->> 'template_id')
    when 'refunds' then coalesce(a.after ->> 'order_id', a.before ->> 'order_id')
    else a.row_id
  end as id
) named
cross join lateral (
  select case when named.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then named.id::uuid end as id
  -- Not flattened: row security compares a plain id with an index, but scans a whole table for an expression.
  offset 0
) about;
comment on view public.audit_entries is
  'The audit log with the names of users, for admins.';
revoke all on public.audit_entries from anon, authenticated;
grant select on public.audit_entries to authenticated, service_role;

create view public.category_overview with (security_invoker = true) as
select c.*, private.sort_key(c.title) as title_order from public.categories c;
comment on view public.category_overview is 'Categories in the order of a dictionary (title_order), with the rights of the caller.';
revoke all on public.category_overview from anon, authenticated;
grant select on public.category_overview to authenticated, service_role;

create view public.form_template_overview with (security_invoker = true) as
select t.id, t.name, t.configurator_type, t.created_at, private.sort_key(t.name) as name_order from public.form_templates t;
comment on view public.form_template_overview is 'Form templates in the order of a dictionary (name_order), for admins.';
revoke all on public.form_template_overview from anon, authenticated;
grant select on public.form_template_overview to authenticated, service_role;

create view public.recycle_bin_overview with (security_invoker = true) as
select b.id, b.table_name, b.title, b.deleted_at, private.sort_key(b.title) as title_order from public.recycle_bin b;
comment on view public.recycle_bin_overview is 'Deleted entries in the order of a dictionary (title_order), for admins.';
revoke all on public.recycle_bin_overview from anon, authenticated;
grant select on public.recycle_bin_overview to authenticated, service_role;
