import {
  type Condition,
  currencyOf,
  type Field,
  formatNumber,
  type Group,
  type QuantityBreak,
  type Section,
  type Template,
} from 'configurator-core';
import { amountSentence } from '../amount/format-amount.ts';
import { conditionSentence } from '../condition/format-condition.ts';
import { builtInType } from '../field-types/built-in-type.ts';
import { fieldTypeEntries } from '../field-types/registry.ts';
import { computationSentence } from '../formula/computation-sentence.ts';
import { useEditor, useEditorState } from '../store/editor-context.ts';
import { moneyIn } from '../store/money.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { formatLimits } from './format-limits.ts';

interface SummarySheetProps {
  readonly template: Template;
  readonly isDirty: boolean;
}

/** Summary of a template for the workshop: sections, fields, limits, conditions in words and prices. */
export function SummarySheet({ template, isDirty }: SummarySheetProps) {
  const { texts: all, formatDate } = useEditor();
  const { print: texts } = all;
  const liveVersion = useEditorState((state) => state.liveVersion);
  const today = formatDate(new Date(), { dateStyle: 'long' });
  const notes = [texts.version(liveVersion), texts.printed(today), ...(isDirty ? [texts.unsaved] : [])];
  return (
    <article className="te-sheet">
      <h1 lang={template.language}>{template.name || all.parts.untitledTemplate}</h1>
      <p className="te-hint">{notes.join(' · ')}</p>
      {template.description !== null && <p lang={template.language}>{template.description}</p>}
      {template.sections.map((section, index) => (
        <SheetSection key={section.id} section={section} number={index + 1} template={template} />
      ))}
      <section>
        <h2>{all.parts.priceRules}</h2>
        {template.priceRules.length === 0 && <p>{texts.noSurcharges}</p>}
        <ul>
          {template.priceRules.map((rule) => (
            <li key={rule.id}>
              <strong lang={template.language}>{rule.label || all.parts.untitledPriceRule}</strong>
              <span>{`: ${amountSentence(rule, template, all)}`}</span>{' '}
              {rule.when && <span>{conditionSentence(rule.when, 'when', template, all.condition)}</span>}
            </li>
          ))}
          {template.quantityBreaks.map((quantityBreak) => (
            <li key={quantityBreak.from}>{formatQuantityBreak(quantityBreak, template, all)}</li>
          ))}
        </ul>
      </section>
    </article>
  );
}

/** Describes a quantity break: `From 3 pieces: 5 %, €2.00 less for each piece`. */
function formatQuantityBreak({ from, percent, amount }: QuantityBreak, template: Template, texts: EditorTexts): string {
  const { canvas, print, locale } = texts;
  const parts = [
    ...(percent ? [`${formatNumber(percent, locale)} %`] : []),
    ...(amount ? [moneyIn(currencyOf(template), texts).format(amount)] : []),
  ];
  return `${canvas.quantityBreakLabel(from)}: ${print.less(parts.join(', '))}`;
}

interface SheetSectionProps {
  readonly section: Section;
  readonly number: number;
  readonly template: Template;
}

function SheetSection({ section, number, template }: SheetSectionProps) {
  const { texts: all } = useEditor();
  return (
    <section>
      <h2>
        <span>{`${number}.`}</span> <span lang={template.language}>{section.title || all.parts.untitled}</span>
      </h2>
      <When condition={section.condition} template={template} />
      {section.groups.map((group) => (
        <SheetGroup key={group.id} group={group} template={template} />
      ))}
    </section>
  );
}

function SheetGroup({ group, template }: { readonly group: Group; readonly template: Template }) {
  const { texts: all } = useEditor();
  const { print: texts } = all;
  return (
    <>
      {group.title !== null && <h3 lang={template.language}>{group.title}</h3>}
      <When condition={group.condition} template={template} />
      {group.fields.length === 0 ? (
        <p className="te-hint">{texts.noFields}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.answer}</th>
              <th scope="col">{texts.rules}</th>
            </tr>
          </thead>
          <tbody>
            {group.fields.map((field) => (
              <SheetField key={field.id} field={field} template={template} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function SheetField({ field, template }: { readonly field: Field; readonly template: Template }) {
  const { texts: all, hostTypes, language } = useEditor();
  const { print: texts } = all;
  const host = hostTypes.find(({ type }) => type.name === field.type);
  const rules = [...(field.isRequired ? [texts.required] : []), ...formatLimits(field, template, all)];
  return (
    <tr>
      <th scope="row">
        <span lang={template.language}>{field.label || field.name}</span>
      </th>
      <td>
        <span>{(host ?? fieldTypeEntries[builtInType(field)]).words[language].label}</span>
        {field.options.length > 0 && (
          <ul>
            {field.options.map((option) => (
              <li key={option.id}>
                <span lang={template.language}>{option.label}</span>
                {option.additionalPriceCents > 0 && (
                  <span>{` (+ ${moneyIn(currencyOf(template), all).format(option.additionalPriceCents)})`}</span>
                )}
                {option.isDefault && <span>{`, ${texts.preselected}`}</span>}
                {option.material !== null && <span>{`, ${texts.material(option.material)}`}</span>}
                <When condition={option.condition} template={template} />
              </li>
            ))}
          </ul>
        )}
      </td>
      <td>
        {rules.length > 0 && <p>{rules.join(', ')}</p>}
        {field.computed && <p>{computationSentence(field.computed, template, all.computation)}</p>}
        <When condition={field.condition} template={template} />
      </td>
    </tr>
  );
}

interface WhenProps {
  readonly condition: Condition | null;
  readonly template: Template;
}

function When({ condition, template }: WhenProps) {
  const { texts } = useEditor();
  if (condition === null) return null;
  return <p className="te-sheet-when">{conditionSentence(condition, 'shownWhen', template, texts.condition)}</p>;
}
