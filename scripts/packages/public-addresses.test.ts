import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace/child-processes.ts';
import { packageNames } from './pack-packages.ts';
import { addressFields, missingAddresses, projectAddresses } from './public-addresses.ts';

const named = { repository: 'https://code.invalid/owner/configurator', homepage: 'https://docs.invalid' };

describe('public addresses', () => {
  it.each(packageNames)('The package.json of %s has those of project.json and no others', (name) => {
    const manifest = JSON.parse(readFileSync(join(workspaceRoot, 'packages', name, 'package.json'), 'utf8'));
    const { repository, bugs, homepage } = manifest;
    expect(JSON.parse(JSON.stringify({ repository, bugs, homepage }))).toEqual(addressFields(projectAddresses, name));
  });

  it('A package names its folder in the repository, its issues and its site', () => {
    expect(addressFields(named, 'configurator-core')).toEqual({
      repository: {
        type: 'git',
        url: 'git+https://code.invalid/owner/configurator.git',
        directory: 'packages/configurator-core',
      },
      bugs: { url: 'https://code.invalid/owner/configurator/issues' },
      homepage: 'https://docs.invalid',
    });
  });

  it('An address that is not chosen yet is left out, and a release asks for it', () => {
    expect(addressFields({ repository: null, homepage: null }, 'configurator-core')).toEqual({});
    expect(missingAddresses({ repository: null, homepage: null })).toEqual(['repository', 'homepage']);
    expect(missingAddresses({ ...named, homepage: null })).toEqual(['homepage']);
    expect(missingAddresses(named)).toEqual([]);
  });
});
