import { templateJsonSchema } from 'configurator-core/testing';
import { templateDescriptions } from '../../../packages/configurator-core/src/contract/template/template-descriptions.ts';
import { fieldTypeFacts } from '../../../packages/configurator-core/src/field-types/registry.ts';

/** The parts of JSON Schema that the contract of templates uses. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly not?: Schema;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly 'x-unit'?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const code = (value: unknown) => `\`${JSON.stringify(value)}\``;
/** A bar would end the cell of a table. */
const cell = (text: string) => text.replaceAll('|', '\\|');
const isAbsent = (schema: Schema) => schema.not !== undefined;

/** A schema's type in a few words. Null is left out: it means the same as a missing key. */
function typeOf(schema: Schema): string {
  if (schema.$ref) {
    const name = schema.$ref.replace('#/$defs/', '');
    return `[${name}](#${name.replaceAll('_', '-')})`;
  }
  if (schema.enum) return schema.enum.map(code).join(', ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].filter((type) => type !== 'null').join(' or ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  if (schema.type === undefined) return 'any value';
  const types = [schema.type].flat();
  return types.length === 1 ? types.join('') : types.filter((type) => type !== 'null').join(' or ');
}

/** The bounds of a number, also within a choice of types. */
function boundsOf(schema: Schema): string {
  const [bounded] = [schema, ...(schema.anyOf ?? [])].filter(
    ({ type, minimum, maximum }) => type === 'number' && (minimum ?? maximum) !== undefined,
  );
  if (!bounded) return '';
  const { minimum, maximum } = bounded;
  if (minimum === undefined) return `, at most ${maximum}`;
  return maximum === undefined ? `, at least ${minimum}` : `, ${minimum} to ${maximum}`;
}

function rowOf(key: string, schema: Schema, isRequired: boolean): string {
  const unit = schema['x-unit'] ?? '';
  const fallback = schema.default === undefined ? (isRequired ? 'required' : '') : code(schema.default);
  const cells = [
    `\`${key}\``,
    schema.description ?? '',
    `${typeOf(schema)}${boundsOf(schema)}`,
    unit,
    fallback,
    (schema.examples ?? []).map(code).join(', '),
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

function tableOf({ properties = {}, required = [] }: Schema): string {
  return [
    '| Key | Meaning | Type | Unit | Default | Example |',
    '| --- | --- | --- | --- | --- | --- |',
    ...Object.entries(properties)
      .filter(([, schema]) => !isAbsent(schema))
      .map(([key, schema]) => rowOf(key, schema, required.includes(key))),
  ].join('\n');
}

/** The objects within a definition that have keys of their own: its forms, and objects that are no definitions. */
function tablesOf(schema: Schema): string[] {
  const own = Object.keys(schema.properties ?? {}).length > 0 ? [tableOf(schema)] : [];
  const forms = (schema.anyOf ?? []).flatMap((form) => (form.$ref ? [] : tablesOf(form)));
  const inner = Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    [property, property.items, ...(property.anyOf ?? []), ...(property.anyOf ?? []).map(({ items }) => items)].flatMap(
      (candidate) => (candidate?.properties ? [`\n**${key}**\n\n${tableOf(candidate)}`] : []),
    ),
  );
  return [...own, ...forms, ...inner];
}

function definitionOf(name: string, schema: Schema): string {
  const choices = (schema.anyOf ?? []).filter(({ $ref }) => $ref !== undefined).map(typeOf);
  return [
    `## ${name}`,
    '',
    schema.description ?? '',
    ...(choices.length > 0 ? ['', `One of ${choices.join(', ')}, or of the forms below.`] : []),
    '',
    tablesOf(schema).join('\n\n'),
    '',
  ].join('\n');
}

function fieldTypeTable(): string {
  return [
    '| Field type | Keys of `additional_options` | Keys of `validation_rules` |',
    '| --- | --- | --- |',
    ...Object.entries(fieldTypeFacts).map(([type, { options, rules }]) => {
      const keys = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ') || 'none';
      return `| \`${type}\` | ${keys(options)} | ${keys(rules)} |`;
    }),
  ].join('\n');
}

/** Place of a definition on the page: that of its description, from sections to translations. */
const placeOf = (name: string) => templateDescriptions.findIndex(({ id }) => id === name);

/** The page of the template format, as Markdown: every key with its type, unit, default and example. */
export function templatePage(): string {
  const { $defs = {}, ...template } = JSON.parse(JSON.stringify(templateJsonSchema())) as Schema;
  return `# Template format

Every key of a template, generated from the same contract as \`template.schema.json\`. A key that is \`null\` counts as
left out. Unknown keys are kept and reported; those that begin with \`x-\` are yours.

::: warning Euros and cents
\`additional_price\` of an option is in **euros**: \`8\` and \`"8,00"\` are 8.00 €. All other amounts are in **cents**:
price rules, tables, quantity breaks and base prices write 8.00 € as \`800\`. The column “Unit” names it in every row.
In a template with another \`currency\`, they are whole units and minor units of it: yen and yen, dinars and fils.
:::

## template

${tablesOf(template).join('\n\n')}

## Settings of each field type

A setting that its field type does not use has no effect and is reported as \`key_without_effect\`.

${fieldTypeTable()}

${Object.entries($defs)
  .sort(([one], [other]) => placeOf(one) - placeOf(other))
  .map(([name, schema]) => definitionOf(name, schema))
  .join('\n')}`;
}
