-- Comments of admins on parts of a template. Threads are kept when a part is renamed, moved or deleted, until an admin
-- deletes them.

create table public.template_comments (
  id uuid primary key default gen_random_uuid(),
  template_id uuid not null references public.form_templates (id) on delete cascade,
  part_kind text not null check (part_kind in ('section', 'group', 'field', 'option', 'price_rule')),
  part_id text not null check (length(part_id) between 1 and 200),
  thread_id uuid references public.template_comments (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  text text not null check (length(trim(text)) between 1 and 2000),
  created_at timestamptz not null default clock_timestamp(),
  resolved_at timestamptz,
  constraint template_comments_resolved_thread check (resolved_at is null or thread_id is null)
);
comment on table public.template_comments is 'Comments of admins on parts of a template. Only admins read them.';
comment on column public.template_comments.part_id is
  'Stored id of the part, or the id of a price rule. No foreign key: a deleted part may be restored.';
comment on column public.template_comments.thread_id is 'The first comment of the thread; null for that comment itself.';
comment on column public.template_comments.resolved_at is 'When the thread was resolved. Set on its first comment only.';
create index template_comments_template_id on public.template_comments (template_id, created_at);
create index template_comments_thread_id on public.template_comments (thread_id);
create index template_comments_author_id on public.template_comments (author_id);

alter table public.template_comments enable row level security;
create policy "Admins read comments on templates" on public.template_comments
  for select to authenticated using ((select private.is_admin()));
create policy "Admins delete comments on templates" on public.template_comments
  for delete to authenticated using ((select private.is_admin()));
revoke all on public.template_comments from anon, authenticated;
grant select, delete on public.template_comments to authenticated;
grant all on public.template_comments to service_role;

create function private.add_template_comment(p_template_id uuid, p_comment jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_thread public.template_comments;
  v_id uuid;
begin
  perform private.require_admin();
  perform 1 from public.form_templates t where t.id = p_template_id;
  if not found then
    raise exception 'unknown_template' using errcode = 'PT404';
  end if;
  if p_comment ->> 'thread_id' is not null then
    select c.* into v_thread from public.template_comments c
    where c.id::text = lower(p_comment ->> 'thread_id') and c.template_id = p_template_id and c.thread_id is null;
    if v_thread.id is null then
      raise exception 'unknown_comment' using errcode = 'PT404';
    end if;
  end if;
  begin
    insert into public.template_comments (template_id, part_kind, part_id, thread_id, author_id, text)
    values (
      p_template_id, coalesce(v_thread.part_kind, p_comment ->> 'part_kind'),
      coalesce(v_thread.part_id, p_comment ->> 'part_id'), v_thread.id, private.caller_id(), trim(p_comment ->> 'text')
    )
    returning id into v_id;
  exception when check_violation or not_null_violation then
    raise exception 'invalid_request' using errcode = 'PT400', detail = '{"field": "comment"}';
  end;
  -- A reply reopens a resolved thread.
  update public.template_comments c set resolved_at = null where c.id = v_thread.id and c.resolved_at is not null;
  return v_id;
end;
$$;
comment on function private.add_template_comment(uuid, jsonb) is
  'Writes a comment. Definer with the caller checked, so that the author is always the caller.';
revoke all on function private.add_template_comment(uuid, jsonb) from public;
grant execute on function private.add_template_comment(uuid, jsonb) to authenticated;

create function public.add_template_comment(p_template_id uuid, p_comment jsonb) returns uuid
language sql security invoker set search_path = '' as $$
  select private.add_template_comment(p_template_id, p_comment);
$$;
comment on function public.add_template_comment(uuid, jsonb) is
  'Adds {part_kind, part_id, text}, or {thread_id, text} as a reply, which reopens a resolved thread. Returns the id. Errors: not_admin, unknown_template, unknown_comment, invalid_request.';
revoke all on function public.add_template_comment(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.add_template_comment(uuid, jsonb) to authenticated;

create function private.resolve_template_comment(p_comment_id uuid, p_is_resolved boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.template_comments c
  set resolved_at = case when p_is_resolved then coalesce(c.resolved_at, now()) end
  where c.id = p_comment_id and c.thread_id is null;
  if not found then
    raise exception 'unknown_comment' using errcode = 'PT404';
  end if;
end;
$$;
comment on function private.resolve_template_comment(uuid, boolean) is
  'Resolves or reopens a thread. Definer with the caller checked, because no user may change comments directly.';
revoke all on function private.resolve_template_comment(uuid, boolean) from public;
grant execute on function private.resolve_template_comment(uuid, boolean) to authenticated;

create function public.resolve_template_comment(p_comment_id uuid, p_is_resolved boolean) returns void
language sql security invoker set search_path = '' as $$
  select private.resolve_template_comment(p_comment_id, p_is_resolved);
$$;
comment on function public.resolve_template_comment(uuid, boolean) is
  'Resolves or reopens the thread of a first comment. Errors: not_admin, unknown_comment.';
revoke all on function public.resolve_template_comment(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.resolve_template_comment(uuid, boolean) to authenticated;

create function private.list_template_comments(p_template_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'part_kind', c.part_kind, 'part_id', c.part_id, 'thread_id', c.thread_id, 'text', c.text,
      'author', private.admin_name(c.author_id), 'created_at', c.created_at, 'resolved_at', c.resolved_at
    ) order by c.created_at, c.id), '[]')
    from public.template_comments c where c.template_id = p_template_id
  );
end;
$$;
comment on function private.list_template_comments(uuid) is
  'Comments with the names of their authors. Definer with the caller checked, because Auth stores the e-mail addresses.';
revoke all on function private.list_template_comments(uuid) from public;
grant execute on function private.list_template_comments(uuid) to authenticated;

create function public.list_template_comments(p_template_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.list_template_comments(p_template_id);
$$;
comment on function public.list_template_comments(uuid) is
  'Comments on the parts of a template, for admins, the oldest first: [{id, part_kind, part_id, thread_id, text, author, created_at, resolved_at}]; author is null if the account was deleted. Error not_admin.';
revoke all on function public.list_template_comments(uuid) from public, anon, authenticated, service_role;
grant execute on function public.list_template_comments(uuid) to authenticated;
