import { diffTemplates, type Template, type TemplateChangeCode } from 'configurator-core';
import { useEditor } from '../store/editor-context.ts';

/** Changes that may invalidate a configuration in a cart. */
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

/** Lists the changes between two templates in words, grouped by kind. Prices that changed a lot are marked. */
export function DiffList({ before, after }: DiffListProps) {
  const { language, texts: all } = useEditor();
  const { versions: texts } = all;
  const { changes } = diffTemplates(before, after, language);
  if (changes.length === 0) return <p className="te-hint">{texts.noChanges}</p>;
  const codes = [...new Set(changes.map(({ code }) => code))];
  const touched = changes.filter(({ code }) => touching.has(code)).length;
  return (
    <div className="te-diff">
      {codes.map((code) => {
        const own = changes.filter((change) => change.code === code);
        return (
          <section key={code} aria-label={texts.changes[code]}>
            <h3>{`${texts.changes[code]} (${own.length})`}</h3>
            <ul lang={language}>
              {own.map(({ words, fieldName, isLarge }) => (
                <li key={`${fieldName} ${words}`}>{isLarge ? <strong className="te-error">{words}</strong> : words}</li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className="te-hint">{touched === 0 ? texts.cartsUntouched : texts.cartsTouched(touched)}</p>
    </div>
  );
}
