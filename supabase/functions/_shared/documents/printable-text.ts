import { figtreeLetters } from './fonts/figtree-letters.ts';

/**
 * Plain letters for those that neither the fonts nor Unicode's decompositions cover. Cyrillic and Greek are romanized
 * roughly as in passports.
 */
const plainLetters = new Map(
  (
    'ə e ɛ e ɔ o ƒ f ɓ b ɗ d ƙ k ɣ g ɨ i ʉ u ǝ e ʻ ‘ ʼ ’ ʹ ’ ʾ ’ ʿ ‘ ‐ - − - → -> ← <- ' +
    'а a б b в v г g д d е e ё e ж zh з z и i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh ' +
    'щ shch ъ ie ы y ь ’ э e ю iu я ia є ie і i ї i ґ g ў u ђ đ ѓ g ѕ dz ј j љ lj њ nj ћ ć ќ k џ dž ' +
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o'
  )
    .match(/(?<!\S)\S+ \S+/g)
    ?.map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
);

/**
 * Replaces what the fonts of the documents lack, because PDFKit would draw an empty box: letters by similar ones
 * (`ế` by `ê`, `Ж` by `Zh`), other characters by `?`. Invisible characters are removed.
 */
export function printableText(text: string): string {
  const lines = text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replaceAll('\t', ' ');
  return Array.from(lines.normalize('NFC'), (letter) => (letter === '\n' ? letter : printable(letter))).join('');
}

function printable(letter: string): string {
  if (isCovered(letter)) return letter;
  const plain = plainLetters.get(letter.toLowerCase());
  if (plain !== undefined) {
    const isCapital = letter !== letter.toLowerCase();
    return isCapital ? plain.slice(0, 1).toUpperCase() + plain.slice(1) : plain;
  }
  // A letter without its last mark, then its parts, such as the letters of a ligature.
  const marked = [...letter.normalize('NFD')];
  if (marked.length > 1) return printable(marked.slice(0, -1).join('').normalize('NFC'));
  const parts = [...letter.normalize('NFKC')];
  if (parts.join('') !== letter) return parts.map(printable).join('');
  return /[\p{M}\p{Cc}\p{Cf}]/u.test(letter) ? '' : '?';
}

function isCovered(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return figtreeLetters.some(([first, last]) => first <= code && code <= last);
}
