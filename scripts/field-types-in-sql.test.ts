import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fieldTypes } from '../packages/configurator-core/src/contract/template/template.schema.ts';

const file = fileURLToPath(new URL('../supabase/migrations/20261125101000_form_templates.sql', import.meta.url));

test('The database accepts the field types of the contract; update its check with `vitest -u`', async () => {
  const list = fieldTypes.map((type) => `'${type}'`).join(', ');
  const current = readFileSync(file, 'utf8').replace(/(?<=field_type in )\([^()]*\)/, () => `(\n      ${list}\n    )`);
  await expect(current).toMatchFileSnapshot(file);
});
