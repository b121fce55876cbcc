import { formatTemplateIssue, loadConfigurator } from 'configurator-core';
import template from './tag.json';

const loaded = loadConfigurator(template);
if (!loaded.ok) throw new Error(loaded.error.map((issue) => formatTemplateIssue(issue)).join('\n'));

/** The compiled template, for server components and route handlers. */
export const configurator = loaded.value;
