-- What admins delete can be had back for a month, and the files nobody points to any more are removed after that.

create table public.recycle_bin (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (table_name in ('articles', 'categories', 'form_templates')),
  row_id uuid not null,
  title text not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  deleted_by uuid,
  deleted_at timestamptz not null default now()
);
comment on table public.recycle_bin is
  'Articles, categories and templates that were deleted, with all that hung on them. Emptied after 30 days by the sweep.';
comment on column public.recycle_bin.title is 'What the list of deleted things shows.';
create index recycle_bin_deleted_at on public.recycle_bin (deleted_at desc);

alter table public.recycle_bin enable row level security;
create policy "Admins see what was deleted" on public.recycle_bin
  for select to authenticated using ((select private.is_admin()));
revoke all on public.recycle_bin from anon, authenticated;
grant select on public.recycle_bin to authenticated;
grant all on public.recycle_bin to service_role;

alter table public.file_removals
  add column due_at timestamptz not null default now() + interval '31 days',
  add column attempts integer not null default 0;
comment on column public.file_removals.due_at is
  'When the file is removed, unless a row points to it again by then: later than the recycle bin is emptied.';
drop index public.file_removals_open;
create index file_removals_open on public.file_removals (due_at) where removed_at is null;

create function private.note_unused_file() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_old text := to_jsonb(old) ->> 'image_url';
begin
  if v_old is not null and (tg_op = 'DELETE' or v_old is distinct from to_jsonb(new) ->> 'image_url') then
    insert into public.file_removals (file_url, created_at) values (v_old, clock_timestamp());
  end if;
  return null;
end;
$$;
comment on function private.note_unused_file() is
  'Trigger: a picture that was replaced or deleted goes on the list of files to remove. Definer, so that no way of writing misses it.';
revoke all on function private.note_unused_file() from public;
create trigger note_unused_file after delete or update of image_url on public.categories
  for each row execute function private.note_unused_file();
create trigger note_unused_file after delete or update of image_url on public.articles
  for each row execute function private.note_unused_file();
create trigger note_unused_file after delete or update of image_url on public.article_images
  for each row execute function private.note_unused_file();

create function private.is_file_in_use(p_url text) returns boolean
language sql stable security invoker set search_path = '' as $$
  select exists (select 1 from public.articles where image_url = p_url)
    or exists (select 1 from public.article_images where image_url = p_url)
    or exists (select 1 from public.categories where image_url = p_url)
    or exists (select 1 from public.order_items where image_url = p_url);
$$;
comment on function private.is_file_in_use(text) is 'Whether a row shows that picture; an order keeps the picture of what was ordered.';
create index order_items_image_url on public.order_items (image_url);
create index article_images_image_url on public.article_images (image_url);

create function public.claim_file_removals(p_now timestamptz default now(), p_limit integer default 50)
returns setof public.file_removals
language plpgsql security invoker set search_path = '' as $$
begin
  -- What is shown again needs no removal: the next delete notes it anew.
  delete from public.file_removals f
  where f.removed_at is null and f.due_at <= p_now and private.is_file_in_use(f.file_url);
  return query
    update public.file_removals f
    set attempts = f.attempts + 1, due_at = p_now + least(power(2, f.attempts) * interval '10 minutes', interval '1 day')
    where f.id in (
      select d.id from public.file_removals d where d.removed_at is null and d.due_at <= p_now
      order by d.due_at limit p_limit for update skip locked
    )
    returning f.*;
end;
$$;
comment on function public.claim_file_removals(timestamptz, integer) is
  'Takes files that are due for removal and that nothing shows. One that is not finished is due again, later and later.';

create function public.finish_file_removals(p_ids uuid[], p_now timestamptz default now()) returns void
language sql security invoker set search_path = '' as $$
  update public.file_removals set removed_at = p_now where id = any (p_ids);
$$;
comment on function public.finish_file_removals(uuid[], timestamptz) is 'Marks files as removed.';

create function public.empty_recycle_bin(p_now timestamptz default now()) returns void
language sql security invoker set search_path = '' as $$
  delete from public.recycle_bin where deleted_at < p_now - interval '30 days';
$$;
comment on function public.empty_recycle_bin(timestamptz) is 'Deletes for good what lies in the bin for 30 days; called by the sweep.';

revoke all on function private.is_file_in_use(text) from public;
revoke all on function public.claim_file_removals(timestamptz, integer) from public, anon, authenticated;
revoke all on function public.finish_file_removals(uuid[], timestamptz) from public, anon, authenticated;
revoke all on function public.empty_recycle_bin(timestamptz) from public, anon, authenticated;
grant execute on function private.is_file_in_use(text) to service_role;
grant execute on function public.claim_file_removals(timestamptz, integer) to service_role;
grant execute on function public.finish_file_removals(uuid[], timestamptz) to service_role;
grant execute on function public.empty_recycle_bin(timestamptz) to service_role;
