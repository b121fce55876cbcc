// #region draft
import { Configurator, type ConfiguratorProgress } from 'configurator-react';
import { useState } from 'react';
import coat from './coat.json' with { type: 'json' };

const key = `draft:${coat.id}`;

function readDraft(): Partial<ConfiguratorProgress> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

function keepDraft(progress: ConfiguratorProgress): void {
  localStorage.setItem(key, JSON.stringify(progress));
}

export function CoatWithDraft() {
  const [draft] = useState(readDraft);
  return (
    <Configurator
      template={coat}
      language="en"
      initialValues={draft.values}
      initialStepIndex={draft.stepIndex}
      initialVisitedSections={draft.visitedSections}
      onChange={keepDraft}
      onSubmit={() => localStorage.removeItem(key)}
    />
  );
}
// #endregion draft
