import { createHash } from 'node:crypto';
import type { HostedFacts } from '../../supabase/local/read-hosted-facts.ts';
import type { Mistake, Variables } from './mistake.ts';

/** Checks what is set up in the hosted database alone. @param facts null when it could not be asked */
export function checkDatabase(facts: HostedFacts | null, shop: Variables): Mistake[] {
  if (facts === null) {
    return [
      {
        problem:
          'The schedule of the sweep, the shop key and the first admin are not known: the database was not asked.',
        fix: "Set SUPABASE_DB_URL to the project's connection string (Connect, Session pooler) for this command.",
      },
    ];
  }
  return [...checkSweep(facts, shop), ...checkShopKey(facts, shop), ...checkAdmin(facts)];
}

function checkSweep({ sweep }: HostedFacts, shop: Variables): Mistake[] {
  const fix = 'Run the statement cron.schedule of supabase/functions/README.md in the SQL editor, with your project.';
  if (sweep === null || !sweep.isActive) {
    return [
      {
        problem: `The sweep is not ${sweep === null ? 'scheduled' : 'active'}: no mail is sent, and payments whose tab was closed stay open.`,
        fix,
      },
    ];
  }
  const address = `${(shop.SUPABASE_URL ?? '').replace(/\/$/, '')}/functions/v1/sweep`;
  if (sweep.command.includes(address)) return [];
  return [{ problem: `The scheduled sweep does not call ${address}.`, fix }];
}

function checkShopKey({ shopKeyDigests }: HostedFacts, { SHOP_KEY: key = '' }: Variables): Mistake[] {
  const digest = createHash('sha256').update(key).digest('hex');
  if (key === '' || shopKeyDigests.includes(digest)) return [];
  return [
    {
      problem: 'The database does not know SHOP_KEY: it would count all visitors as one.',
      fix: `Run in the SQL editor: insert into private.shop_keys (digest) values ('${digest}');`,
    },
  ];
}

function checkAdmin({ admins }: HostedFacts): Mistake[] {
  if (admins > 0) return [];
  return [{ problem: 'There is no admin.', fix: 'Follow the step "First admin" of docs/going-live.md.' }];
}
