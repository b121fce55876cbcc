import { formatTemplatePath, loadConfigurator } from 'configurator-core';
import { useId, useState } from 'react';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A template to edit, beside its fields in the order of the steps, or what keeps it from being used. */
export function TemplateReader({ template }: { readonly template: unknown }) {
  const id = useId();
  const [text, setText] = useState(() => JSON.stringify(template, null, 2));
  const loaded = loadConfigurator(parseJson(text));
  return (
    <div className="live">
      <div>
        <label htmlFor={id}>Template</label>
        <textarea id={id} rows={16} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
      </div>
      <section aria-label="Result">
        {loaded.ok ? (
          <ol>
            {loaded.value.template.sections.map(({ id: sectionId, title, groups }) => (
              <li key={sectionId}>
                {title}:{' '}
                {groups.flatMap(({ fields }) => fields.map(({ label, type }) => `${label} (${type})`)).join(', ')}
              </li>
            ))}
          </ol>
        ) : (
          <ul>
            {loaded.error.map((issue) => (
              <li key={`${issue.path} ${issue.code}`}>
                <code>{issue.code}</code> at <code>{formatTemplatePath(issue.path) || 'the whole template'}</code>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
