import { riskyClaims } from '#app/lib/security/risky-claims.ts';
import { Notice } from '../../states/notice.tsx';
import { useAdminTexts } from '../texts/admin-texts.ts';

/** Warns about claims that require proof. Saving stays possible, since the proof may exist. */
export function RiskyClaimsNotice({ text }: { text: string }) {
  const texts = useAdminTexts();
  const claims = riskyClaims(text);
  if (claims.length === 0) return null;
  return (
    <Notice tone="info">
      <p className="font-semibold">{texts.claims(claims.join(', '))}</p>
      <p>{texts.claimsText}</p>
    </Notice>
  );
}
