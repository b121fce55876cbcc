-- Dogs of a customer, measured once and filled into any configurator.

create table public.dogs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (trim(name) <> '' and length(name) <= 60),
  answers jsonb not null default '{}' check (
    jsonb_typeof(answers) = 'object' and pg_column_size(answers) <= 8192
  ),
  measured_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.dogs is 'Dogs of a customer with their measures, at most twenty.';
comment on column public.dogs.answers is
  'Values for configurators: {fieldName: text, number or boolean}, lengths in cm, weight in kg.';
comment on column public.dogs.measured_at is 'When the customer last confirmed the values.';
create index dogs_user_id on public.dogs (user_id, created_at);

create trigger touch_updated_at before update on public.dogs
  for each row execute function private.touch_updated_at();
create trigger limit_own_rows before insert on public.dogs
  for each row execute function private.limit_own_rows('20');

alter table public.dogs enable row level security;
create policy "Users read their own dogs" on public.dogs
  for select to authenticated using (user_id = (select private.caller_id()));
create policy "Users add dogs of their own" on public.dogs
  for insert to authenticated with check (user_id = (select private.caller_id()));
create policy "Users change their own dogs" on public.dogs
  for update to authenticated using (user_id = (select private.caller_id())) with check (user_id = (select private.caller_id()));
create policy "Users delete their own dogs" on public.dogs
  for delete to authenticated using (user_id = (select private.caller_id()));
revoke all on public.dogs from anon, authenticated;
grant select, delete on public.dogs to authenticated;
grant insert (user_id, name, answers, measured_at) on public.dogs to authenticated;
grant update (name, answers, measured_at) on public.dogs to authenticated;
grant all on public.dogs to service_role;
