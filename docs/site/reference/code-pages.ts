import {
  compileTemplate,
  englishMessages,
  evaluate,
  formatIssue,
  formatTemplatePath,
  issuesOf,
  parseTemplate,
} from 'configurator-core';
import { analyseTemplate } from 'configurator-core/analysis';
import { brokenTemplates } from 'configurator-core/testing';
import { findingEntries } from './findings.ts';
import { templateIssueEntries, templateOf } from './template-issues.ts';
import { type IssueExample, issueEntries } from './value-issues.ts';

/** Longest shown example; a longer one only shows that a limit exists. */
const MAX_EXAMPLE_CHARACTERS = 1500;

/** What is wrong with a template: the issues of parser and compiler. */
export function templateIssuesOf(template: unknown) {
  const parsed = parseTemplate(template, { currency: 'EUR' });
  if (!parsed.ok) return parsed.error;
  const compiled = compileTemplate(parsed.value);
  return compiled.ok ? [] : compiled.error;
}

/** The issues of an example's values. @throws Error if its template cannot be used */
export function valueIssuesOf({ field, others = [], price_rules, values, fieldTypes = [], unavailable }: IssueExample) {
  const parsed = parseTemplate(templateOf([field, ...others], { price_rules, language: 'en' }), { fieldTypes });
  const compiled = parsed.ok ? compileTemplate(parsed.value, { fieldTypes }) : parsed;
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  const evaluation = evaluate(compiled.value, values, { unavailable });
  return issuesOf(evaluation).map((issue) => ({
    ...issue,
    message: formatIssue(issue, compiled.value, englishMessages),
  }));
}

/** The smallest template with a finding, and the finding. @throws Error if there is none */
export function findingExample(code: string, example?: object) {
  const [smallest] = Object.values(brokenTemplates)
    .filter((broken) => broken.code === code)
    .map(({ template }) => template)
    .sort((one, other) => JSON.stringify(one).length - JSON.stringify(other).length);
  const template = example ?? smallest;
  const parsed = parseTemplate(template);
  const found = parsed.ok && analyseTemplate(parsed.value).findings.find((finding) => finding.code === code);
  if (!found) throw new Error(`The example has no finding ${code}: ${JSON.stringify(template)}`);
  return { template, finding: found };
}

/** An example as a folded block of code. */
function folded(summary: string, example: unknown): string[] {
  const code = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  if (code.length > MAX_EXAMPLE_CHARACTERS) return [];
  return ['', `::: details ${summary}`, '```json', code, '```', ':::'];
}

function entry(code: string, cause: string, repair: string, more: readonly string[]): string {
  return [`### ${code}`, '', cause, '', `**Repair:** ${repair}`, ...more, ''].join('\n');
}

function templateIssueSection(): string {
  return Object.entries(templateIssueEntries)
    .map(([code, { cause, repair, example }]) => entry(code, cause, repair, folded('Smallest template', example)))
    .join('\n');
}

function findingSection(): string {
  return Object.entries(findingEntries)
    .map(([code, { cause, repair, example: own }]) => {
      const { template, finding } = findingExample(code, own);
      const facts = [
        '',
        `**Severity:** ${finding.severity}. **Fix offered:** ${finding.fix === null ? 'no' : `\`${finding.fix.kind}\``}.`,
        '',
        `> ${finding.message.en}`,
        '>',
        `> at \`${formatTemplatePath(finding.path)}\``,
      ];
      return entry(code, cause, repair, [...facts, ...folded('A template with this finding', template)]);
    })
    .join('\n');
}

function valueIssueSection(): string {
  return Object.entries(issueEntries)
    .map(([code, { cause, repair, example }]) => {
      const issue = valueIssuesOf(example).find((found) => found.code === code);
      const { field, values } = example;
      return entry(code, cause, repair, ['', `> ${issue?.message}`, ...folded('Field and values', { field, values })]);
    })
    .join('\n');
}

/** The page of all codes, as Markdown. */
export function codesPage(): string {
  return `# Codes

Every code of the engine is stable: programs may decide by it, and messages may change. Each example is checked by a
test, and the quoted messages are the English ones of the example.

## Template issues

\`parseTemplate\` and \`compileTemplate\` return them for a template that cannot be used. \`formatTemplateIssue\` words
them.

${templateIssueSection()}
## Findings

\`analyseTemplate\` returns them for a template that can be used, or nearly. An \`error\` stops shoppers or the template, a
\`warning\` is a part without effect, a \`hint\` is superfluous. \`applyFix\` applies an offered fix.

${findingSection()}
## Value issues

\`evaluate\` returns them for shown fields, as \`{ code, fieldName, params }\`. \`formatIssue\` words them.

${valueIssueSection()}`;
}
