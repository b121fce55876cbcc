import { riskyClaims } from '../../lib/risky-claims.ts';
import { Notice } from '../notice.tsx';

/** Warns of claims that need proof; saving stays possible, since the proof may exist. */
export function RiskyClaimsNotice({ text }: { text: string }) {
  const claims = riskyClaims(text);
  if (claims.length === 0) return null;
  return (
    <Notice tone="info">
      <p className="font-semibold">Umweltaussagen brauchen einen Nachweis: {claims.join(', ')}</p>
      <p>
        Allgemeine Aussagen ohne anerkannten Beleg sind verboten (Richtlinie (EU) 2024/825). Nennen Sie lieber die
        Tatsache selbst, zum Beispiel den Stoff und sein Siegel.
      </p>
    </Notice>
  );
}
