import { parseTemplate, type Template } from 'configurator-core';
import { analyseTemplate, applyFix } from 'configurator-core/analysis';
import { useState } from 'react';

/** What the analysis finds in a template; a fix is applied on request, and the result analysed again. */
export function TemplateFindings({ template: json }: { readonly template: unknown }) {
  const [template, setTemplate] = useState<Template>(() => {
    const parsed = parseTemplate(json);
    if (!parsed.ok) throw new Error('The template cannot be read.');
    return parsed.value;
  });
  const { findings } = analyseTemplate(template);
  return (
    <section className="live" aria-label="Result">
      {findings.length === 0 && <p>No findings.</p>}
      <ul>
        {findings.map(({ code, severity, path, message, fix }) => (
          <li key={`${code} ${path}`}>
            <p>
              <code>{code}</code> ({severity}): {message.en}
            </p>
            {fix !== null && (
              <button type="button" onClick={() => setTemplate(applyFix(template, fix))}>
                Apply the fix
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
