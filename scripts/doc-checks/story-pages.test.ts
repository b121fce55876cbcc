import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace/child-processes.ts';
import { listFiles } from '../workspace/list-files.ts';
import { readStoryPage } from './read-story-page.ts';

/** Sidebar group of each folder. */
const groups: Readonly<Record<string, string>> = {
  'packages/configurator-react/': 'React/',
  'packages/template-editor/': 'Editor/',
  'apps/shop/': 'Shop/',
  'docs/site/stories/': 'Core concepts/',
};
const files = listFiles().filter((file) => /\.stories\.tsx$/.test(file));
const pages = files.map((file) => ({ file, page: readStoryPage(join(workspaceRoot, file)) }));
const components = pages.filter(({ page }) => !page.title?.startsWith('Core concepts/'));
const concepts = pages.filter((page) => !components.includes(page));

describe('docs pages of components', () => {
  it.each(components)('$file has a description and notes about keyboard and accessibility', ({ page }) => {
    expect(page).toEqual({
      title: expect.any(String),
      description: expect.any(String),
      keyboard: expect.any(String),
      accessibility: expect.any(String),
    });
  });

  it.each(pages)('$file is in the group of its package', ({ file, page }) => {
    const [, group] = Object.entries(groups).find(([folder]) => file.startsWith(folder)) ?? [];
    expect(page.title?.startsWith(group ?? 'a group for this folder')).toBe(true);
  });

  it('The docs pages have unique titles and notes', () => {
    for (const part of ['title', 'keyboard', 'accessibility'] as const) {
      const texts = components.map(({ page }) => page[part]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });
});

describe('pages of concepts', () => {
  it.each(concepts)('$file shows its stories in a separate page', ({ file }) => {
    const page = readFileSync(join(workspaceRoot, file.replace('.stories.tsx', '.mdx')), 'utf8');
    const [, name] = page.match(/^import \* as (\w+) from '\.\/[\w-]+\.stories\.tsx';$/m) ?? [];
    expect(page).toContain(`<Meta of={${name}} />`);
    expect(page).toContain(`<Story of={${name}.`);
  });
});

describe('the reader', () => {
  const root = mkdtempSync(join(tmpdir(), 'story-pages-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const read = (meta: string, component = '/** Saves. */\nexport function Save() {}') => {
    writeFileSync(join(root, 'save.tsx'), `/** Not this. */\nconst other = 1;\n${component}\n`);
    writeFileSync(
      join(root, 'save.stories.tsx'),
      `import { Save } from './save.tsx';\nconst meta = ${meta} satisfies Meta;\nexport default meta;\nexport const A = {};\n`,
    );
    return readStoryPage(join(root, 'save.stories.tsx'));
  };
  const notes = "parameters: { notes: { keyboard: 'Enter ' + 'saves.', accessibility: 'A button.' } }";

  it('The reader joins texts and finds the docstring of an imported component', () => {
    expect(read(`{ title: 'Shop/Save', component: Save<string>, ${notes} }`)).toEqual({
      title: 'Shop/Save',
      description: 'Saves.',
      keyboard: 'Enter saves.',
      accessibility: 'A button.',
    });
  });

  it('The reader prefers the component and the description of the notes', () => {
    const of = "notes: { of: Save, keyboard: 'a', accessibility: 'b' }";
    expect(read(`{ title: 'a', component: Other, parameters: { ${of} } }`).description).toBe('Saves.');
    const described = "docs: { description: { component: 'An element.' } }";
    expect(read(`{ title: 'a', component: Save, parameters: { ${described} } }`).description).toBe('An element.');
  });

  it('The reader finds what is missing', () => {
    const page = read(
      "{ title: 'a', component: Save, parameters: { notes: { keyboard: ' ' } } }",
      'function Save() {}',
    );
    expect(page).toEqual({ title: 'a', description: null, keyboard: null, accessibility: null });
  });
});
