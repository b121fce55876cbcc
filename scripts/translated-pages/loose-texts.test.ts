import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../workspace/child-processes.ts';
import { listFiles } from '../workspace/list-files.ts';
import { findLooseTexts } from './find-loose-texts.ts';

const shipped = /^(?:apps\/shop\/app|packages\/[^/]+\/src)\/.*\.tsx$/;
const exempt = /\/testing\/|\.(?:test|stories|fixtures?)\.tsx$/;

const files = listFiles().filter((file) => shipped.test(file) && !exempt.test(file));

it('No text is lost when a browser translates the page', () => {
  const found = files.flatMap((file) =>
    findLooseTexts(file, readFileSync(join(workspaceRoot, file), 'utf8')).map(
      ({ line, fault, code }) => `${file}:${line}: ${fault}: ${code}`,
    ),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
