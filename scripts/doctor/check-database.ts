import { createHash } from 'node:crypto';
import { orderFileLimits, orderFileTypeSchema, type SweepJob, sweepJobSchema } from '../../supabase/contracts/index.ts';
import type { HostedFacts } from '../../supabase/local/doctor/read-hosted-facts.ts';
import type { Mistake, Variables } from './mistake.ts';

/** Checks settings that exist only in the hosted database. @param facts null if it could not be queried */
export function checkDatabase(facts: HostedFacts | null, shop: Variables): Mistake[] {
  if (facts === null) {
    return [
      {
        problem: 'The sweep schedule, the shop key and the first admin were not checked: SUPABASE_DB_URL is not set.',
        fix: "Set SUPABASE_DB_URL to the project's connection string (Connect, Session pooler) for this command.",
      },
    ];
  }
  return [
    ...checkSweep(facts, shop),
    ...checkShopKey(facts, shop),
    ...checkAddressHeader(facts),
    ...checkAdmin(facts),
    ...checkOrderFiles(facts),
  ];
}

/** What does not happen without a job of the sweep. */
const withoutJob: Readonly<Record<SweepJob, string>> = {
  payments: 'payments whose tab was closed stay open, and no alarm is raised',
  mails: 'no mail is sent',
  documents: 'no confirmation and no invoice is sent',
  cleaning: 'no personal data is erased',
};

function checkSweep({ sweeps }: HostedFacts, shop: Variables): Mistake[] {
  const fix = 'Run the statement cron.schedule of supabase/functions/README.md in the SQL editor, with your project.';
  const address = `${(shop.SUPABASE_URL ?? '').replace(/\/$/, '')}/functions/v1/sweep`;
  return sweepJobSchema.options.flatMap((job) => {
    const own = sweeps.filter(({ command }) => new RegExp(`"job": ?"${job}"`).test(command));
    const active = own.filter(({ isActive }) => isActive);
    if (active.some(({ command }) => command.includes(address))) return [];
    if (active.length > 0) return [{ problem: `The job ${job} of the sweep does not call ${address}.`, fix }];
    const state = own.length === 0 ? 'scheduled' : 'active';
    return [{ problem: `The job ${job} of the sweep is not ${state}: ${withoutJob[job]}.`, fix }];
  });
}

function checkShopKey({ shopKeyDigests }: HostedFacts, { SHOP_KEY: key = '' }: Variables): Mistake[] {
  const digest = createHash('sha256').update(key).digest('hex');
  if (key === '' || shopKeyDigests.includes(digest)) return [];
  return [
    {
      problem: 'The digest of SHOP_KEY is not in the database: rate limits would count all visitors as one.',
      fix: `Run in the SQL editor: insert into private.shop_keys (digest) values ('${digest}');`,
    },
  ];
}

function checkAddressHeader({ addressHeader }: HostedFacts): Mistake[] {
  if (addressHeader === 'cf-connecting-ip') return [];
  return [
    {
      problem: `The database reads callers' addresses from ${addressHeader ?? 'x-forwarded-for'}: rate limits would count all callers as one.`,
      fix: "Run in the SQL editor: insert into private.address_header (name) values ('cf-connecting-ip') on conflict (is_only_row) do update set name = excluded.name;",
    },
  ];
}

function checkAdmin({ admins }: HostedFacts): Mistake[] {
  if (admins > 0) return [];
  return [{ problem: 'There is no admin.', fix: 'Follow the step "First admin" of docs/going-live.md.' }];
}

function checkOrderFiles({ orderFiles: bucket }: HostedFacts): Mistake[] {
  const name = orderFileLimits.bucket;
  const maxBytes = Math.max(...Object.values(orderFileLimits.maxBytes));
  const types = orderFileTypeSchema.options;
  if (bucket === null)
    return [{ problem: `The bucket ${name} is missing: no file can be uploaded.`, fix: 'Run: supabase db push' }];
  const isLimited = bucket.maxBytes === maxBytes && bucket.mediaTypes?.toSorted().join() === types.toSorted().join();
  const fix = (set: string) => `Run in the SQL editor: update storage.buckets set ${set} where id = '${name}';`;
  return [
    ...(bucket.isPublic
      ? [
          {
            problem: `The bucket ${name} is public: shoppers' files can be opened without permission.`,
            fix: fix('public = false'),
          },
        ]
      : []),
    ...(bucket.policies > 0
      ? [
          {
            problem: `The bucket ${name} has a policy: only the functions may read and write its files.`,
            fix: 'Delete the policies on storage.objects that name it (Storage, Policies).',
          },
        ]
      : []),
    ...(isLimited
      ? []
      : [
          {
            problem: `The bucket ${name} does not have the limits of the shop.`,
            fix: fix(`file_size_limit = ${maxBytes}, allowed_mime_types = '{${types.join()}}'`),
          },
        ]),
  ];
}
