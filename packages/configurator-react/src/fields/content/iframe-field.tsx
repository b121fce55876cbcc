import { useState } from 'react';
import { fieldPresentation } from '../../format/field-presentation.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import type { FieldComponentProps } from '../../session/field-control.ts';
import { useSession } from '../../session/session-context.ts';

/** Returns the URL of an embed if it uses https and its host is allowed; else null. */
export function allowedEmbed(url: string | null, allowedHosts: readonly string[]): URL | null {
  if (url === null || !URL.canParse(url)) return null;
  const address = new URL(url);
  return address.protocol === 'https:' && allowedHosts.includes(address.host) ? address : null;
}

const sandbox = 'allow-scripts allow-presentation allow-popups';

/** Only cross-origin frames get `allow-same-origin`: with it, a same-origin frame could escape the sandbox. */
function sandboxOf(address: URL): string {
  return address.origin === location.origin ? sandbox : `${sandbox} allow-same-origin`;
}

/** An embedded page. It is loaded only after the shopper agrees, and runs in a sandbox. */
export function IframeField({ control: { field, ids } }: FieldComponentProps) {
  const texts = useTexts();
  const { allowedHosts } = useSession();
  const [isWanted, setWanted] = useState(false);
  const address = allowedEmbed(fieldPresentation(field).url, allowedHosts);
  return (
    <div className="cfg-field" data-type={field.type}>
      <p id={ids.label} className="cfg-label">
        {field.label}
      </p>
      {address === null && <p className="cfg-help">{texts.embedBlocked}</p>}
      {address !== null && !isWanted && (
        <div className="cfg-embed">
          <div>
            <button type="button" className="cfg-button" onClick={() => setWanted(true)}>
              {texts.loadEmbed(address.host)}
            </button>
            <p className="cfg-help">{texts.embedNote(address.host)}</p>
          </div>
        </div>
      )}
      {address !== null && isWanted && (
        <iframe
          className="cfg-embed"
          title={field.label}
          src={address.href}
          sandbox={sandboxOf(address)}
          referrerPolicy="no-referrer"
          allow="fullscreen; picture-in-picture"
        />
      )}
    </div>
  );
}
