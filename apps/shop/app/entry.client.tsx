import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { announceSilentValues } from './lib/forms/announce-silent-values.ts';
import { loadRenderedParts } from './lib/page/rendered-part.tsx';

announceSilentValues();

void loadRenderedParts().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
