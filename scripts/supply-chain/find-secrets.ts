/** A text that looks like a secret key. */
export interface SecretFinding {
  /** Counted from 1 */
  line: number;
  /** Kind of key */
  kind: string;
}

/** Formats of issued keys, which hardly any other text matches. */
const issuedForms: readonly (readonly [kind: string, form: RegExp])[] = [
  ['private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  ['AWS key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{50,})/],
  ['GitLab token', /\bglpat-[A-Za-z0-9_-]{20,}/],
  ['npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['Google key', /\bAIza[0-9A-Za-z_-]{35}\b/],
  ['Slack token', /\bxox[abprs]-[A-Za-z0-9-]{20,}/],
  ['Stripe key', /\b[rs]k_live_[A-Za-z0-9]{20,}/],
  ['mail provider key', /\b(?:re_[A-Za-z0-9]{8,}_[A-Za-z0-9]{16,}|SG\.[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,})/],
  ['Supabase secret', /\b(?:sb_secret_[A-Za-z0-9_-]{20,}|sbp_[a-f0-9]{40})\b/],
  ['webhook secret', /\bwhsec_[A-Za-z0-9+/]{24,}/],
  ['signed token', /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{20,}/],
  ['password in an address', /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@'"`$<>{}]+:[^\s/:@'"`$<>{}]{3,}@[a-z0-9]/i],
];

/** `PAYPAL_CLIENT_SECRET=…`, `"apiKey": "…"`: the name of a secret with a random value. */
const namedSecret =
  /(?:secret|password|passwd|token|api_?key|private_?key|client_?key)["'`]?\s*[:=]\s*["'`]?([A-Za-z0-9+/_-]{24,}={0,2})(?![A-Za-z0-9+/_=(.-])/gi;

/** Words consist of few different letters and rarely contain digits; random texts do. */
const minBitsPerLetter = 3.5;

/** Finds texts that look like real keys. The findings contain no part of a key. */
export function findSecrets(text: string): SecretFinding[] {
  return text.split('\n').flatMap((line, index) => {
    const kinds = issuedForms.filter(([, form]) => form.test(line)).map(([kind]) => kind);
    const named = [...line.matchAll(namedSecret)].filter(([, value = '']) => isRandom(value)).map(() => 'named secret');
    return [...new Set([...kinds, ...named])].map((kind) => ({ line: index + 1, kind }));
  });
}

function isRandom(value: string): boolean {
  return /\d/.test(value) && /[A-Za-z]/.test(value) && bitsPerLetter(value) >= minBitsPerLetter;
}

function bitsPerLetter(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}
