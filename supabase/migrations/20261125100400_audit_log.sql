-- The audit log: every change that a signed-in user makes to the tables with the trigger write_audit_log.

create table public.audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default clock_timestamp(),
  actor_id uuid not null,
  table_name text not null,
  row_id text not null,
  action text not null check (action in ('INSERT', 'UPDATE', 'DELETE')),
  before jsonb,
  after jsonb
);
comment on table public.audit_log is 'Changes by users, with the values before and after (on UPDATE only the changed ones). Append-only.';
create index audit_log_row on public.audit_log (table_name, row_id, id);
create index audit_log_actor_id on public.audit_log (actor_id, id);
create index audit_log_created_at on public.audit_log (created_at desc);

create trigger append_only before update on public.audit_log
  for each row when (not private.is_erasing()) execute function private.reject_change();
create trigger keep_audit_log before delete on public.audit_log
  for each row execute function private.reject_change();
create trigger no_truncate before truncate on public.audit_log
  for each statement execute function private.reject_change();

alter table public.audit_log enable row level security;
create policy "Admins read the audit log" on public.audit_log
  for select to authenticated using ((select private.is_admin()));
revoke all on public.audit_log from anon, authenticated;
grant select on public.audit_log to authenticated;
grant usage, select on sequence public.audit_log_id_seq to service_role;
grant all on public.audit_log to service_role;

create function private.write_audit_log() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- From the token: an admin who deletes the own account ends the session by the same statement.
  v_actor uuid := (select auth.uid());
  v_old jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  v_new jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  v_row jsonb := coalesce(v_new, v_old);
  v_before jsonb := v_old;
  v_after jsonb := v_new;
begin
  if v_actor is null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(k, v_old -> k), jsonb_object_agg(k, v_new -> k) into v_before, v_after
    from jsonb_object_keys(v_new) as k
    where v_old -> k is distinct from v_new -> k and k not in ('updated_at', 'revision');
    if v_after is null then
      return null;
    end if;
  end if;
  insert into public.audit_log (actor_id, table_name, row_id, action, before, after)
  values (
    v_actor, tg_table_name,
    coalesce(v_row ->> 'id', concat_ws(':', v_row ->> 'template_id', v_row ->> 'version', v_row ->> 'user_id', v_row ->> 'role')),
    tg_op, v_before, v_after
  );
  return null;
end;
$$;
comment on function private.write_audit_log() is 'Trigger: writes a change to the audit log. Definer, because no role may write it.';
revoke all on function private.write_audit_log() from public;

create trigger write_audit_log after insert or delete on public.user_roles
  for each row execute function private.write_audit_log();
create trigger write_audit_log after update of deactivated_at on public.profiles
  for each row execute function private.write_audit_log();
