import type { Field } from 'configurator-core';
import { Icon } from '../../controls/icon.tsx';

/** An empty frame with the page's URL. The canvas does not load the page. */
export function FrameFace({ field }: { readonly field: Field }) {
  return (
    <div className="te-face te-face-frame">
      <Icon name="iframe" />
      <span className="te-path">{field.additionalOptions.url ?? ''}</span>
    </div>
  );
}
