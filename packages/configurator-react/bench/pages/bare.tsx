import type { WorkField } from '../work.ts';
import { readWork, startPage } from './start-page.ts';

const work = readWork();
const shown = new Set(work.shownLabels);

function Control({ field }: { readonly field: WorkField }) {
  const value = work.values[field.name];
  const shared = { id: field.name, name: field.name, required: field.isRequired };
  if (field.kind === 'number') return <input {...shared} type="number" min={0} max={100} defaultValue={value} />;
  if (field.kind === 'text') return <input {...shared} type="text" defaultValue={value} />;
  return (
    <select {...shared} defaultValue={value}>
      <option value="" />
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function Choices({ field }: { readonly field: WorkField }) {
  return (
    <fieldset>
      <legend>{field.label}</legend>
      {field.options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={field.name}
            value={option.value}
            required={field.isRequired}
            defaultChecked={work.values[field.name] === option.value}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

/** The baseline: uncontrolled inputs, no rules, no validation, no price. The visible fields never change. */
function BareForm() {
  return (
    <form>
      {work.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.fields
            .filter(({ label }) => shown.has(label))
            .map((field) =>
              field.kind === 'radio' ? (
                <Choices key={field.name} field={field} />
              ) : (
                <div key={field.name}>
                  <label htmlFor={field.name}>{field.label}</label>
                  <Control field={field} />
                </div>
              ),
            )}
        </section>
      ))}
    </form>
  );
}

startPage(work, () => <BareForm />);
