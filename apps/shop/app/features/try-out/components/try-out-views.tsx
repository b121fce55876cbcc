import type { ReactElement } from 'react';
import { breedField, type TriedValues, type TryOut } from '../try-out.ts';
import { TryOutPicture } from './try-out-picture.tsx';

interface TryOutView {
  id: string;
  label: string;
  large: ReactElement;
  small: ReactElement;
}

/** The zipper of the medium build in units of the drawing, 4:3. */
const zipperPart = '306,262,188,141';

/** A breed of each build. */
const builds = [
  { label: 'Dackel', values: { [breedField]: 'Dackel' } },
  { label: 'Retriever', values: {} },
  { label: 'Windhund', values: { [breedField]: 'Windhund' } },
] as const;

/** The drawn views of a coat in the tried choices. The first shows it whole. */
export function tryOutViews(tryOut: TryOut, tried: TriedValues): readonly TryOutView[] {
  const picture = { tryOut, tried };
  const side = {
    id: 'side',
    label: 'Ihre Auswahl',
    large: <TryOutPicture {...picture} />,
    small: <TryOutPicture {...picture} isDecorative isLazy />,
  };
  if (tryOut.configuratorType !== 'dog-coat') return [side];
  const zipper = {
    id: 'zipper',
    label: 'Reißverschluss',
    large: <TryOutPicture {...picture} part={zipperPart} name="Reißverschluss aus der Nähe" />,
    small: <TryOutPicture {...picture} part={zipperPart} isDecorative isLazy />,
  };
  return tryOut.hasBreed ? [side, zipper, buildsView(tryOut, tried)] : [side, zipper];
}

/** The same coat on three dogs. */
function buildsView(tryOut: TryOut, tried: TriedValues): TryOutView {
  return {
    id: 'builds',
    label: 'Drei Staturen',
    large: (
      <ul className="grid size-full grid-cols-2 p-[2%]">
        {builds.map(({ label, values }, place) => (
          <li key={label} className={`flex min-h-0 flex-col ${place === 2 ? 'col-span-2 mx-auto w-1/2' : ''}`}>
            <div className="min-h-0 flex-1">
              <TryOutPicture tryOut={tryOut} tried={{ ...tried, ...values }} name={`${label} im Mantel`} />
            </div>
            <p className="text-center text-ink-soft text-sm">{label}</p>
          </li>
        ))}
      </ul>
    ),
    small: <TryOutPicture tryOut={tryOut} tried={{ ...tried, [breedField]: 'Windhund' }} isDecorative isLazy />,
  };
}
