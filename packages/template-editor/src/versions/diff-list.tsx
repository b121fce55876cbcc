import { diffTemplates, type Template, type TemplateChangeCode } from 'configurator-core';
import { useEditor } from '../store/editor-context.ts';

const headings: Readonly<Record<TemplateChangeCode, string>> = {
  section_added: 'New sections',
  section_removed: 'Removed sections',
  section_changed: 'Changed sections',
  field_added: 'New fields',
  field_removed: 'Removed fields',
  field_renamed: 'Renamed fields',
  field_changed: 'Changed fields',
  option_added: 'New options',
  option_removed: 'Removed options',
  option_changed: 'Changed options',
  required_added: 'Now required',
  required_removed: 'No longer required',
  price_changed: 'Changed prices',
  rule_changed: 'Changed rules',
  order_changed: 'Changed order',
};

/** Changes after which a configuration in a cart may have to be looked at again. */
const touching: ReadonlySet<TemplateChangeCode> = new Set([
  'section_removed',
  'field_removed',
  'option_removed',
  'required_added',
  'price_changed',
  'rule_changed',
]);

interface DiffListProps {
  readonly before: Template;
  readonly after: Template;
}

/** What changed from one template to another, in words and by kind. */
export function DiffList({ before, after }: DiffListProps) {
  const { language } = useEditor();
  const { changes } = diffTemplates(before, after, language);
  if (changes.length === 0) return <p className="te-hint">No changes.</p>;
  const codes = [...new Set(changes.map(({ code }) => code))];
  const touched = changes.filter(({ code }) => touching.has(code)).length;
  return (
    <div className="te-diff">
      {codes.map((code) => {
        const own = changes.filter((change) => change.code === code);
        return (
          <section key={code} aria-label={headings[code]}>
            <h3>
              {headings[code]} ({own.length})
            </h3>
            <ul lang={language}>
              {own.map(({ words, fieldName }) => (
                <li key={`${fieldName} ${words}`}>{words}</li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className="te-hint">
        {touched === 0
          ? 'Open carts are not touched: what they hold stays valid at the same price.'
          : `Open carts that hold an answer to one of these ${touched} points are asked to look again before they order. Orders that were placed keep their version.`}
      </p>
    </div>
  );
}
