import { writeFileSync } from 'node:fs';
import { dogCoatTemplate } from 'configurator-core/templates';

writeFileSync(new URL('coat.json', import.meta.url), JSON.stringify(dogCoatTemplate));
