import { Model } from 'survey-core';
import 'survey-core/survey-core.fontless.css';
import { useState } from 'react';
import { Survey } from 'survey-react-ui';
import type { WorkField, WorkRule } from '../work.ts';
import { readWork, startPage } from './start-page.ts';

const work = readWork();

function visibleIf({ source, sourceKind, operator, value }: WorkRule): string {
  const read = `{${source}}`;
  const expected = sourceKind === 'number' ? value : `'${value}'`;
  switch (operator) {
    case 'equals':
      return `${read} = ${expected}`;
    case 'not_equals':
      return `${read} empty or ${read} <> ${expected}`;
    case 'contains':
      return `${read} contains '${value}'`;
    case 'greater_than':
      return `${read} > ${value}`;
    case 'less_than':
      return `${read} notempty and ${read} < ${value}`;
  }
}

const questionTypes = { dropdown: 'dropdown', radio: 'radiogroup', number: 'text', text: 'text' } as const;

function question(field: WorkField): object {
  return {
    type: questionTypes[field.kind],
    inputType: field.kind === 'number' ? 'number' : undefined,
    name: field.name,
    title: field.label,
    isRequired: field.isRequired,
    choices: field.options.length > 0 ? field.options.map(({ value, label }) => ({ value, text: label })) : undefined,
    visibleIf: field.rule === null ? undefined : visibleIf(field.rule),
  };
}

const json = {
  // Without this, a text is written to the model only on blur.
  textUpdateMode: 'onTyping',
  clearInvisibleValues: 'none',
  elements: work.sections.map((section, index) => ({
    type: 'panel',
    name: `panel${index}`,
    title: section.title,
    elements: section.fields.map(question),
  })),
};

function SurveyPage() {
  const [model] = useState(() => {
    const created = new Model(json);
    created.data = { ...work.values };
    return created;
  });
  return <Survey model={model} />;
}

startPage(work, () => <SurveyPage />);
