import { formatMeasure, formatNumber } from 'configurator-core';
import { useConfigurator, useValues } from 'configurator-react';
import { useEffect, useRef } from 'react';
import { useMeasuring } from './measuring-context.ts';
import { measuringTexts } from './measuring-texts.ts';

/** The measurements on the last screen of the step; a press returns to one of them. */
export function MeasureOverview() {
  const { configurator, focusField } = useConfigurator();
  const { names, takesFocus } = useMeasuring();
  const values = useValues();
  const { language } = configurator.template;
  const texts = measuringTexts(language);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus();
    takesFocus.current = false;
  }, [takesFocus]);
  return (
    <div className="measurement-overview">
      <h3 ref={heading} tabIndex={-1}>
        {texts.overview}
      </h3>
      <ul>
        {names.map((name) => {
          const value = values[name];
          const isMissing = typeof value !== 'number';
          return (
            <li key={name}>
              <button type="button" data-missing={isMissing || undefined} onClick={() => focusField(name)}>
                <span>{configurator.fields.get(name)?.label}</span>
                <b>{isMissing ? texts.missing : formatMeasure(formatNumber(value, language ?? 'de'), 'cm')}</b>
                <span className="cfg-unseen">{texts.change}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
