import figtreeFile from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline';

/** Pictures of fabrics and shading that belong to the shop, as `data:` URLs by their path in the folder `public`. */
const shopPictures = import.meta.glob<string>('../../../public/{stoffe,schatten}/*.{svg,webp,avif,png,jpg}', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const publicFolder = '../../../public';
const storedPictures = '/storage/v1/object/public/';
const timeLimitMs = 3_000;
const maxPictureBytes = 1_000_000;

/** Declares the font of prints and labels, which a page's own declaration does not reach inside of a file. */
export const fontStyle = `<style>@font-face{font-family:"Figtree Variable";font-weight:300 900;src:url(${figtreeFile}) format("woff2")}</style>`;

/**
 * Returns a picture as a `data:` URL. A browser that shows an SVG file as a picture loads nothing that the file refers
 * to.
 * @param address a path of the shop, or a public file of the shop's storage
 * @returns null for any other address, and if the picture cannot be read
 */
export async function embedPicture(address: string, supabaseUrl: string): Promise<string | null> {
  if (address.startsWith('/')) return shopPictures[publicFolder + address] ?? null;
  if (!address.startsWith(supabaseUrl + storedPictures)) return null;
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(timeLimitMs), redirect: 'error' });
    const type = reply.headers.get('content-type') ?? '';
    if (!reply.ok || !/^image\/[\w.+-]+$/.test(type)) return null;
    const bytes = Buffer.from(await reply.arrayBuffer());
    return bytes.length > maxPictureBytes ? null : `data:${type};base64,${bytes.toString('base64')}`;
  } catch (error) {
    console.error(`The picture ${address} could not be read`, error);
    return null;
  }
}
