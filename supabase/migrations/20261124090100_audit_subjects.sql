-- An update is logged with the changed columns only, and a link or a picture with ids: the log names what it is about
-- by the current row, else by what was deleted.

create or replace view public.audit_entries with (security_invoker = true) as
select
  a.id, a.created_at, a.actor_id, trim(concat_ws(' ', p.first_name, p.last_name)) as actor_name, a.table_name,
  a.row_id, a.action, a.before, a.after,
  coalesce(
    a.after ->> 'title', a.before ->> 'title', a.after ->> 'name', a.before ->> 'name', a.after ->> 'role',
    a.before ->> 'role', articles.title, categories.title, form_templates.name, orders.order_id, recycle_bin.title, ''
  ) as subject,
  lower(concat_ws(' ', p.first_name, p.last_name, a.table_name, a.row_id, a.action, a.before::text, a.after::text))
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
) about
left join public.articles on articles.id = about.id
left join public.categories on categories.id = about.id
left join public.form_templates on form_templates.id = about.id
left join public.orders on orders.id = about.id
left join lateral (
  select title from public.recycle_bin b where b.row_id = about.id order by b.deleted_at desc limit 1
) recycle_bin on true;
