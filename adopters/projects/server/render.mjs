import { dogCoatTemplate } from 'configurator-core/templates';
import { Configurator } from 'configurator-react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

console.log(renderToString(createElement(Configurator, { template: dogCoatTemplate, basePriceCents: 12_900 })));
