import { plausibilityChecksOf } from 'configurator-core';
import { measurementLabels } from 'configurator-core/templates';
import {
  defaultFieldComponents,
  type FieldComponentProps,
  type FieldComponents,
  useConfigurator,
} from 'configurator-react';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { useMeasuring } from './measuring-context.ts';

// Only phones show them.
const MeasureHelp = lazyPart(async () => (await import('./measure-help.tsx')).MeasureHelp);
const MeasureOverview = lazyPart(async () => (await import('./measure-overview.tsx')).MeasureOverview);

/** Adds the screens of the measuring step to the components of its fields. */
export function withMeasureScreens(components: Partial<FieldComponents>): Partial<FieldComponents> {
  const { number, checkbox } = { ...defaultFieldComponents, ...components };
  return {
    ...components,
    number: ({ control }) => <MeasurementScreen control={control} Field={number} />,
    checkbox: ({ control }) => <CheckOnScreen control={control} Field={checkbox} />,
  };
}

interface ScreenProps extends FieldComponentProps {
  readonly Field: ComponentType<FieldComponentProps>;
}

function MeasurementScreen({ control, Field }: ScreenProps) {
  const { names, current } = useMeasuring();
  const { ids, describedBy = '', field } = control;
  const { name } = field;
  if (!Object.hasOwn(measurementLabels, name)) return <Field control={control} />;
  const isCurrent = current !== 'rest' && current === name;
  const described = isCurrent ? { describedBy: `${ids.input}-place ${describedBy} ${ids.input}-usual` } : {};
  return (
    <>
      {/* The same elements on every screen, so that the field keeps what is typed. */}
      <div
        className="measurement"
        data-measurement-field={name}
        data-first={name === names[0] || undefined}
        data-screen={current === null ? undefined : isCurrent ? 'current' : 'other'}
      >
        <Field control={{ ...control, ...described }} />
        {isCurrent && (
          <Suspense>
            <MeasureHelp name={current} id={ids.input} />
          </Suspense>
        )}
      </div>
      {current === 'rest' && name === names.at(-1) && (
        <Suspense>
          <MeasureOverview />
        </Suspense>
      )}
    </>
  );
}

/** A checkbox; a plausibility check is shown with each measurement that it asks about. */
function CheckOnScreen({ control, Field }: ScreenProps) {
  const { configurator } = useConfigurator();
  const { current } = useMeasuring();
  const isAsked = current !== null && plausibilityChecksOf(configurator, current).includes(control.field.name);
  return (
    <div data-screen={isAsked ? 'current' : undefined}>
      <Field control={control} />
    </div>
  );
}
