import { browserOptions } from '../support/browser-options.ts';
import { test } from '../support/fixtures.ts';
import { testFlows } from './test-flows.ts';

test.use({ launchOptions: browserOptions('de-DE'), locale: 'de-DE', translatesTo: 'uk' });
testFlows('German', 1);
