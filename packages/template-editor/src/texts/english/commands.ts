import { formatCount } from './format.ts';

/** The command palette, and commands whose buttons have other names or none. */
export const englishCommands = {
  title: 'Command palette',
  search: 'Search parts, commands and findings',
  command: 'command',
  found: (count: number) => formatCount(count, 'result', 'results'),
  nothingFound: 'No results',
  addField: (type: string) => `Add field: ${type}`,
  views: {
    build: 'Show canvas',
    preview: 'Show preview',
    logic: 'Show rule map and rule table',
    translations: 'Show translations',
    json: 'Show JSON',
    versions: 'Show versions',
  },
  sides: {
    inspector: 'Show properties',
    findings: 'Show findings',
    price: 'Show price simulator',
    scenarios: 'Show scenarios',
    comments: 'Show comments',
  },
};
