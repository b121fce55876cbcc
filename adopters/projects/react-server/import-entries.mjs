// Imports every entry of the engine the way a server component does, and prints how many names each has.
import { readFileSync } from 'node:fs';

const manifest = new URL(import.meta.resolve('configurator-core/package.json'));
const { exports } = JSON.parse(readFileSync(manifest, 'utf8'));
const entries = Object.keys(exports).filter((entry) => !entry.endsWith('.json'));
const imported = entries.map(async (entry) => {
  const names = Object.keys(await import(`configurator-core${entry.slice(1)}`));
  return { entry, names: names.length };
});
console.log(JSON.stringify(await Promise.all(imported)));
