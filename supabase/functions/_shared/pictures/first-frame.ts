import { type PictureChunk, webpChunks } from '../../../contracts/index.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The first frame of an animated WebP. */
export interface FirstFrame {
  /** The frame as a WebP of its own */
  file: Bytes;
  /** Its place in the picture, pixels from the top left corner */
  left: number;
  top: number;
}

const frameHeaderBytes = 16;

/** Takes the first frame out of an animated WebP, which the decoder does not read. Returns null for any other WebP. */
export function firstFrame(file: Bytes): FirstFrame | null {
  const frame = [...webpChunks(file)].find(({ name }) => name === 'ANMF');
  if (frame === undefined || frame.data.length < frameHeaderBytes) return null;
  const { data } = frame;
  const number = (offset: number) =>
    (data[offset] ?? 0) + ((data[offset + 1] ?? 0) << 8) + ((data[offset + 2] ?? 0) << 16);
  const chunks = [...webpChunks(data, frameHeaderBytes)];
  const alpha = chunks.find(({ name }) => name === 'ALPH');
  const pixels = chunks.find(({ name }) => name === 'VP8 ' || name === 'VP8L');
  if (pixels === undefined) return null;
  // Only the extended format may have a chunk with transparency; its size is that of the frame.
  const extended = { name: 'VP8X', data: Uint8Array.of(0x10, 0, 0, 0, ...data.subarray(6, 12)) };
  const parts = alpha === undefined || pixels.name === 'VP8L' ? [pixels] : [extended, alpha, pixels];
  return { file: webpOf(parts), left: 2 * number(0), top: 2 * number(3) };
}

function webpOf(chunks: readonly PictureChunk[]): Bytes {
  const sizes = chunks.map(({ data }) => 8 + data.length + (data.length % 2));
  const file = new Uint8Array(12 + sizes.reduce((sum, size) => sum + size, 0));
  const view = new DataView(file.buffer);
  const write = (text: string, offset: number) =>
    file.set(
      Array.from(text, (letter) => letter.charCodeAt(0)),
      offset,
    );
  write('RIFF', 0);
  view.setUint32(4, file.length - 8, true);
  write('WEBP', 8);
  let offset = 12;
  for (const [index, { name, data }] of chunks.entries()) {
    write(name, offset);
    view.setUint32(offset + 4, data.length, true);
    file.set(data, offset + 8);
    offset += sizes[index] ?? 0;
  }
  return file;
}
