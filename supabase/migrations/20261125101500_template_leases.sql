-- Leases of templates: the admin who has a template open. The editor renews its lease as a heartbeat, and a lease without
-- heartbeats expires, so no Realtime is needed.

create table public.template_leases (
  template_id uuid primary key references public.form_templates (id) on delete cascade,
  admin_id uuid not null references auth.users (id) on delete cascade,
  window_id uuid not null,
  held_since timestamptz not null,
  expires_at timestamptz not null
);
comment on table public.template_leases is
  'The admin who edits a template, and when the lease expires unless the editor renews it. Written only by hold_form_template.';
comment on column public.template_leases.window_id is
  'Chosen by the browser window: two windows of one admin are two editors.';
create index template_leases_admin_id on public.template_leases (admin_id);

alter table public.template_leases enable row level security;
create policy "Admins see who edits a template" on public.template_leases
  for select to authenticated using ((select private.is_admin()));
revoke all on public.template_leases from anon, authenticated;
grant select on public.template_leases to authenticated;
grant all on public.template_leases to service_role;

create function private.hold_form_template(p_template_id uuid, p_window_id uuid, p_mode text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_caller uuid := private.caller_id();
  v_now timestamptz := clock_timestamp();
  v_revision integer;
  v_lease public.template_leases;
begin
  perform private.require_admin();
  if p_window_id is null or p_mode is null or p_mode not in ('look', 'hold', 'take') then
    raise exception 'invalid_request' using errcode = 'PT400', detail = '{"field": "mode"}';
  end if;
  -- The lock serializes two admins who open the template at the same time.
  select t.revision into v_revision from public.form_templates t where t.id = p_template_id for no key update;
  if v_revision is null then
    raise exception 'unknown_template' using errcode = 'PT404';
  end if;
  select l.* into v_lease from public.template_leases l where l.template_id = p_template_id and l.expires_at > v_now;
  if p_mode = 'take' or p_mode = 'hold'
     and (v_lease.template_id is null or (v_lease.admin_id, v_lease.window_id) = (v_caller, p_window_id)) then
    insert into public.template_leases as l (template_id, admin_id, window_id, held_since, expires_at)
    values (p_template_id, v_caller, p_window_id, v_now, v_now + interval '90 seconds')
    on conflict (template_id) do update set
      admin_id = excluded.admin_id, window_id = excluded.window_id, expires_at = excluded.expires_at,
      held_since = case
        when (l.admin_id, l.window_id) = (excluded.admin_id, excluded.window_id) and l.expires_at > v_now then l.held_since
        else excluded.held_since
      end
    returning l.* into v_lease;
  end if;
  return jsonb_build_object(
    'is_held', coalesce((v_lease.admin_id, v_lease.window_id) = (v_caller, p_window_id), false),
    'revision', v_revision,
    'holder', case when v_lease.template_id is not null then jsonb_build_object(
      'name', private.admin_name(v_lease.admin_id), 'since', v_lease.held_since, 'is_caller', v_lease.admin_id = v_caller
    ) end
  );
end;
$$;
comment on function private.hold_form_template(uuid, uuid, text) is
  'Reads and writes the lease of a template. Definer with the caller checked, because no user may write leases directly.';
revoke all on function private.hold_form_template(uuid, uuid, text) from public;
grant execute on function private.hold_form_template(uuid, uuid, text) to authenticated;

create function public.hold_form_template(p_template_id uuid, p_window_id uuid, p_mode text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.hold_form_template(p_template_id, p_window_id, p_mode);
$$;
comment on function public.hold_form_template(uuid, uuid, text) is
  'Mode hold: acquires a free lease for this window, or renews it for 90 seconds. Mode take: also takes it from another window. Mode look: changes nothing. Returns {is_held, revision, holder: {name, since, is_caller} or null}. Errors: not_admin, unknown_template, invalid_request.';
revoke all on function public.hold_form_template(uuid, uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.hold_form_template(uuid, uuid, text) to authenticated;

create function private.release_form_template(p_template_id uuid, p_window_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  delete from public.template_leases
  where template_id = p_template_id and window_id = p_window_id and admin_id = private.caller_id();
end;
$$;
comment on function private.release_form_template(uuid, uuid) is
  'Deletes the lease of a window. Definer with the caller checked, because no user may write leases directly.';
revoke all on function private.release_form_template(uuid, uuid) from public;
grant execute on function private.release_form_template(uuid, uuid) to authenticated;

create function public.release_form_template(p_template_id uuid, p_window_id uuid) returns void
language sql security invoker set search_path = '' as $$
  select private.release_form_template(p_template_id, p_window_id);
$$;
comment on function public.release_form_template(uuid, uuid) is
  'Ends the lease of this window when its editor is closed. Leases of other windows are kept. Error not_admin.';
revoke all on function public.release_form_template(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.release_form_template(uuid, uuid) to authenticated;
