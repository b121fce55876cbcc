import { browserOptions } from '../support/browser-options.ts';
import { test } from '../support/fixtures.ts';
import { testFlows } from './test-flows.ts';

test.use({ launchOptions: browserOptions('en-US'), locale: 'en-US', translatesTo: 'en' });
testFlows('English', 0);
