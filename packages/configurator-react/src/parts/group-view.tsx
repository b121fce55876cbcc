import type { Group } from 'configurator-core';
import { useId } from 'react';
import { useFilledText } from '../hooks/use-filled-text.ts';
import { useIsGroupShown } from '../hooks/use-visibility.ts';
import { FieldView } from './field-view.tsx';

interface GroupViewProps {
  readonly group: Group;
}

/** The fields of a group: stacked, side by side, or as a grid. Renders nothing if none is shown. */
export function GroupView({ group }: GroupViewProps) {
  const title = useId();
  const isShown = useIsGroupShown(group);
  const description = useFilledText(group.description);
  if (!isShown) return null;
  const fields = (
    <div className="cfg-fields" data-layout={group.layout}>
      {group.fields.map((field) => (
        <FieldView key={field.id} name={field.name} />
      ))}
    </div>
  );
  if (group.title === null) return <div className="cfg cfg-group">{fields}</div>;
  return (
    <section className="cfg cfg-group" aria-labelledby={title}>
      <h3 id={title} className="cfg-group-title">
        {group.title}
      </h3>
      {description !== null && <p className="cfg-group-description">{description}</p>}
      {fields}
    </section>
  );
}
