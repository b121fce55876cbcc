-- Withholds the password of a registration: its address is proven only by the link of the mail, which another person may
-- receive.

create table private.unproven_passwords (
  user_id uuid primary key references auth.users (id) on delete cascade,
  password_hash text not null,
  key_digest text,
  created_at timestamptz not null default now()
);
comment on table private.unproven_passwords is
  'Withheld passwords of confirmed registrations. A password is restored for the browser that registered, which has the key.';
comment on column private.unproven_passwords.key_digest is 'SHA-256, in hex, of the key that the registering browser keeps.';

alter table private.unproven_passwords enable row level security;
revoke all on private.unproven_passwords from public, anon, authenticated;

create function private.withhold_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.unproven_passwords where user_id = new.id;
  insert into private.unproven_passwords (user_id, password_hash, key_digest)
  values (new.id, new.encrypted_password, new.raw_user_meta_data ->> 'registration_key_digest');
  new.encrypted_password := '';
  return new;
end;
$$;
comment on function private.withhold_password() is
  'Trigger: withholds the password of a registration when its address is confirmed, because the owner of the mailbox may be another person. Definer, because Auth may not write these tables.';
revoke all on function private.withhold_password() from public;
create trigger withhold_password before update of email_confirmed_at on auth.users
  for each row when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null and old.confirmation_sent_at is not null
    and new.encrypted_password <> ''
  )
  execute function private.withhold_password();

create function private.keep_registration_password(p_key text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_hash text;
begin
  delete from private.unproven_passwords
  where user_id = (select private.caller_id()) and created_at > now() - interval '1 hour'
    and key_digest = encode(sha256(convert_to(p_key, 'UTF8')), 'hex')
  returning password_hash into v_hash;
  if v_hash is null then
    return false;
  end if;
  update auth.users set encrypted_password = v_hash
  where id = (select private.caller_id()) and coalesce(encrypted_password, '') = '';
  return found;
end;
$$;
comment on function private.keep_registration_password(text) is
  'Restores the withheld password of the caller. Definer, because only Auth may write passwords.';
revoke all on function private.keep_registration_password(text) from public;
grant execute on function private.keep_registration_password(text) to authenticated;

create function public.keep_registration_password(p_key text) returns boolean
language sql security invoker set search_path = '' as $$ select private.keep_registration_password(p_key); $$;
comment on function public.keep_registration_password(text) is
  'Restores the password of a registration after the mail link, for the browser that has its key. Returns false for other browsers, which set a new password.';
revoke all on function public.keep_registration_password(text) from public, anon, authenticated, service_role;
grant execute on function public.keep_registration_password(text) to authenticated;
