import { articlesSql } from './articles.ts';
import { categoriesSql } from './categories.ts';
import { materialsSql } from './materials.ts';
import { ordersSql } from './orders.ts';
import { templatesSql } from './templates.ts';
import { usersSql } from './users.ts';

const HEADER = `-- Written by supabase/seed/write-seed.ts. Do not edit: change the sources beside it and run \`node supabase/seed/write-seed.ts\`.
-- The demo shop: sample people, sample orders. Not for a production database, the passwords are known.`;

/** Returns the seed file: users, categories, materials, templates, articles, orders. Ids are fixed, see ids.ts. */
export function buildSeed(): string {
  return `${[HEADER, usersSql(), categoriesSql(), materialsSql(), templatesSql(), articlesSql(), ordersSql()].join('\n\n')}\n`;
}
