-- Autosaved drafts: unsaved edits of admins, stored some seconds after each change, with their history.

create table public.template_drafts (
  id bigint generated always as identity primary key,
  template_id uuid not null references public.form_templates (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  revision integer not null,
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  started_at timestamptz not null,
  saved_at timestamptz not null,
  is_discarded boolean not null default false
);
comment on table public.template_drafts is
  'Autosaved drafts of a template, in the wire format. A row collects the changes of one author for two minutes. The newest 50 rows of a template are kept. Deleted with the template.';
comment on column public.template_drafts.revision is
  'Revision of the template that the author edited. Equal to the current revision: nothing was saved since.';
comment on column public.template_drafts.is_discarded is
  'An admin decided against it: it is listed, but no longer offered when the editor opens.';
create index template_drafts_template_id on public.template_drafts (template_id, id desc);
create index template_drafts_author_id on public.template_drafts (author_id);

alter table public.template_drafts enable row level security;
create policy "Admins read autosaved drafts" on public.template_drafts
  for select to authenticated using ((select private.is_admin()));
revoke all on public.template_drafts from anon, authenticated;
grant select on public.template_drafts to authenticated;
grant all on public.template_drafts to service_role;

create function private.save_template_draft(p_template_id uuid, p_definition jsonb, p_revision integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_now timestamptz := clock_timestamp();
  v_newest public.template_drafts;
  v_saved public.template_drafts;
begin
  perform private.require_admin();
  if jsonb_typeof(p_definition -> 'sections') is distinct from 'array' or p_revision is null
     or octet_length(p_definition::text) > 2000000 then
    raise exception 'invalid_template' using errcode = 'PT422', detail = 'A template has a list of sections and at most 2 MB.';
  end if;
  -- The lock serializes two windows that write at the same time.
  perform 1 from public.form_templates t where t.id = p_template_id for no key update;
  if not found then
    raise exception 'unknown_template' using errcode = 'PT404';
  end if;
  select d.* into v_newest from public.template_drafts d where d.template_id = p_template_id order by d.id desc limit 1;
  if v_newest.author_id = private.caller_id() and v_newest.revision = p_revision
     and v_newest.started_at > v_now - interval '2 minutes' then
    update public.template_drafts d set definition = p_definition, saved_at = v_now, is_discarded = false
    where d.id = v_newest.id returning d.* into v_saved;
  else
    insert into public.template_drafts (template_id, author_id, revision, definition, started_at, saved_at)
    values (p_template_id, private.caller_id(), p_revision, p_definition, v_now, v_now) returning * into v_saved;
    delete from public.template_drafts d where d.template_id = p_template_id and d.id not in (
      select k.id from public.template_drafts k where k.template_id = p_template_id order by k.id desc limit 50
    );
  end if;
  return jsonb_build_object('id', v_saved.id, 'saved_at', v_saved.saved_at);
end;
$$;
comment on function private.save_template_draft(uuid, jsonb, integer) is
  'Writes an autosaved draft. Definer with the caller checked, because no user may write drafts directly.';
revoke all on function private.save_template_draft(uuid, jsonb, integer) from public;
grant execute on function private.save_template_draft(uuid, jsonb, integer) to authenticated;

create function public.save_template_draft(p_template_id uuid, p_definition jsonb, p_revision integer) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.save_template_draft(p_template_id, p_definition, p_revision);
$$;
comment on function public.save_template_draft(uuid, jsonb, integer) is
  'Stores unsaved edits. p_revision is the revision that was loaded. The template itself is not changed. Returns {id, saved_at}. Errors: not_admin, unknown_template, invalid_template.';
revoke all on function public.save_template_draft(uuid, jsonb, integer) from public, anon, authenticated, service_role;
grant execute on function public.save_template_draft(uuid, jsonb, integer) to authenticated;

create function private.list_template_drafts(p_template_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', d.id, 'saved_at', d.saved_at, 'author', private.admin_name(d.author_id), 'is_unsaved', d.revision = t.revision,
      'is_discarded', d.is_discarded
    ) order by d.id desc), '[]')
    from public.template_drafts d join public.form_templates t on t.id = d.template_id
    where d.template_id = p_template_id
  );
end;
$$;
comment on function private.list_template_drafts(uuid) is
  'Drafts with the names of their authors. Definer with the caller checked, because Auth stores the e-mail addresses.';
revoke all on function private.list_template_drafts(uuid) from public;
grant execute on function private.list_template_drafts(uuid) to authenticated;

create function public.list_template_drafts(p_template_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.list_template_drafts(p_template_id);
$$;
comment on function public.list_template_drafts(uuid) is
  'Autosaved drafts for admins, the newest first: [{id, saved_at, author, is_unsaved, is_discarded}]; author is null if the account was deleted; is_unsaved is true until the template is saved; is_discarded is true once an admin decided against it. Error not_admin.';
revoke all on function public.list_template_drafts(uuid) from public, anon, authenticated, service_role;
grant execute on function public.list_template_drafts(uuid) to authenticated;

create function private.discard_template_draft(p_id bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.template_drafts d set is_discarded = true where d.id = p_id;
  if not found then
    raise exception 'unknown_draft' using errcode = 'PT404';
  end if;
end;
$$;
comment on function private.discard_template_draft(bigint) is
  'Marks an autosaved draft as discarded. Definer with the caller checked, because no user may write drafts directly.';
revoke all on function private.discard_template_draft(bigint) from public;
grant execute on function private.discard_template_draft(bigint) to authenticated;

create function public.discard_template_draft(p_id bigint) returns void
language sql security invoker set search_path = '' as $$
  select private.discard_template_draft(p_id);
$$;
comment on function public.discard_template_draft(bigint) is
  'For admins: a draft is no longer offered when the editor opens, until its author changes it. It stays in the list. Errors: not_admin, unknown_draft.';
revoke all on function public.discard_template_draft(bigint) from public, anon, authenticated, service_role;
grant execute on function public.discard_template_draft(bigint) to authenticated;
