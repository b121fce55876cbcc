import { formatNumber } from 'configurator-core';
import type { MeasurementName } from 'configurator-core/templates';
import { useConfigurator, useValues } from 'configurator-react';
import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { useMeasuring } from './measuring-context.ts';
import { measuringTexts } from './measuring-texts.ts';
import { typicalRange } from './typical-range.ts';

interface MeasureHelpProps {
  readonly name: MeasurementName;
  /** Prefix of the ids of the texts that describe the field. */
  readonly id: string;
}

/** The position of a measurement, how to take it, its usual range for this dog, and the link to an appointment. */
export function MeasureHelp({ name, id }: MeasureHelpProps) {
  const { template, fields } = useConfigurator().configurator;
  const { language } = template;
  const { breed, weight } = useValues();
  const { names } = useMeasuring();
  const texts = measuringTexts(language);
  const dog = { breed: typeof breed === 'string' ? breed : '', weightKg: typeof weight === 'number' ? weight : null };
  const range = typicalRange(name, dog);
  const weighed = dog.weightKg === null ? null : texts.kilograms(formatNumber(dog.weightKg, language ?? 'de'));
  const known = [range?.isOfBreed ? dog.breed.trim() : null, weighed].filter((part) => part !== null).join(texts.with);
  return (
    <div className="measurement-help">
      <p id={`${id}-place`} className="measurement-position">
        {texts.position(names.indexOf(name) + 1, names.length)}
      </p>
      {/* Described already by the field's own explanation. */}
      <p aria-hidden>{fields.get(name)?.tooltip}</p>
      {range !== null && (
        <p id={`${id}-usual`} className="measurement-range">
          {texts.typical(known, range.minCm, range.maxCm)}
        </p>
      )}
      <Link to={paths.contact('appointment')}>{texts.unsure}</Link>
    </div>
  );
}
