import { userIds } from './ids.ts';
import { ago, insert } from './sql.ts';

/** bcrypt of `pfotenmass`. */
const PASSWORD_HASH = '$2b$10$eMhUP4lx39uiCR62//UGGe3qUeRo4Rmi35yoeqkw9pde2Rfe4xSzy';

/** An account with its profile data. */
export interface DemoUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  isAdmin: boolean;
}

/** Two customers with an address and one admin. All names, places and numbers are fictitious. */
export const demoUsers = {
  anna: {
    id: userIds.anna,
    email: 'anna@example.de',
    firstName: 'Anna',
    lastName: 'Muster',
    phone: '030 5550101',
    street: 'Lindenallee 12',
    postalCode: '10115',
    city: 'Berlin',
    country: 'Deutschland',
    isAdmin: false,
  },
  ben: {
    id: userIds.ben,
    email: 'ben@example.de',
    firstName: 'Ben',
    lastName: 'Beispiel',
    phone: '0662 555020',
    street: 'Mustergasse 4',
    postalCode: '5020',
    city: 'Salzburg',
    country: 'Österreich',
    isAdmin: false,
  },
  admin: {
    id: userIds.admin,
    email: 'admin@example.de',
    firstName: 'Mara',
    lastName: 'Meister',
    phone: '089 5550103',
    street: 'Werkstattweg 1',
    postalCode: '80331',
    city: 'München',
    country: 'Deutschland',
    isAdmin: true,
  },
} as const satisfies Record<string, DemoUser>;

/** SQL that inserts accounts, identities, profiles and roles. */
export function usersSql(): string {
  const users: readonly DemoUser[] = Object.values(demoUsers);
  const accounts = insert(
    'auth.users',
    users.map((user) => ({
      id: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: user.email,
      encrypted_password: PASSWORD_HASH,
      email_confirmed_at: ago('90 days'),
      // Supabase's auth service reads these as text and fails on null.
      confirmation_token: '',
      recovery_token: '',
      email_change: '',
      email_change_token_new: '',
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      raw_user_meta_data: { first_name: user.firstName, last_name: user.lastName },
      created_at: ago('90 days'),
      updated_at: ago('90 days'),
    })),
  );
  const identities = insert(
    'auth.identities',
    users.map((user) => ({
      id: user.id,
      provider: 'email',
      provider_id: user.id,
      user_id: user.id,
      identity_data: { sub: user.id, email: user.email, email_verified: true },
      created_at: ago('90 days'),
      updated_at: ago('90 days'),
    })),
  );
  const profiles = insert(
    'public.profiles',
    users.map((user) => ({
      id: user.id,
      first_name: user.firstName,
      last_name: user.lastName,
      phone: user.phone,
      street: user.street,
      city: user.city,
      postal_code: user.postalCode,
      country: user.country,
    })),
  );
  // The trigger on auth.users has already created the profiles; this adds the addresses.
  const addresses = profiles.replace(
    /;$/,
    `
on conflict (id) do update set
  phone = excluded.phone, street = excluded.street, city = excluded.city, postal_code = excluded.postal_code,
  country = excluded.country;`,
  );
  const roles = insert(
    'public.user_roles',
    users.map((user) => ({ user_id: user.id, role: user.isAdmin ? 'admin' : 'customer' })),
  );
  // Hosted Supabase distinguishes tenants by this column; the embedded host has no such column.
  const tenant = `do $$
begin
  if exists (select 1 from information_schema.columns where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id') then
    execute 'update auth.users set instance_id = ''00000000-0000-0000-0000-000000000000'' where instance_id is null';
  end if;
end;
$$;`;
  return [accounts, tenant, identities, addresses, roles].join('\n\n');
}
