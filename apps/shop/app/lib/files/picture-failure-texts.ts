import type { FailureLanguage } from '../failures/failure-texts.ts';

/** Error messages for pictures that no upload accepts, by the code of the functions' contract. */
export const pictureFailureTexts = {
  image_too_large: { de: 'Das Bild hat zu viele Bildpunkte.', en: 'The image has too many pixels.' },
  image_broken: { de: 'Die Bilddatei ist beschädigt.', en: 'The image file is damaged.' },
  image_cmyk: {
    de: 'Das Bild ist für den Druck gespeichert (CMYK). Bitte speichern Sie es in RGB und laden Sie es erneut hoch.',
    en: 'The image is saved for print (CMYK). Please save it in RGB and upload it again.',
  },
  image_profile: {
    de: 'Das Farbprofil des Bildes lässt sich nicht umrechnen. Bitte speichern Sie es mit dem Profil sRGB und laden Sie es erneut hoch.',
    en: 'The color profile of the image cannot be converted. Please save it with the profile sRGB and upload it again.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<FailureLanguage, string>>>>;
