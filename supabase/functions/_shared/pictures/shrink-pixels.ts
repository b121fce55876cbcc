/** Smaller parts of a pixel come from rounding. */
const negligible = 1e-6;

/**
 * Scales pixels (RGBA) down by averaging the area of each new pixel. Needs two rows of sums beside the result; a codec
 * for it took 100 MB more. Transparent pixels do not tint their neighbors.
 * @param width of the result, at most that of the picture
 */
export function shrinkPixels(picture: ImageData, width: number): ImageData {
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  const shrunk = new Uint8ClampedArray(width * height * 4);
  const line = new Float64Array(width * 4);
  const sums = new Float64Array(width * 4);
  const share = height / picture.height;
  let row = 0;
  for (let y = 0; y < picture.height && row < height; y += 1) {
    shrinkLine(picture, y, line);
    const end = (y + 1) * share;
    // The part of the line that belongs to the next row.
    const rest = Math.max(0, end - row - 1);
    addLine(sums, line, share - rest);
    if (end < row + 1 - negligible) continue;
    writeRow(shrunk, row, sums);
    sums.fill(0);
    row += 1;
    if (rest > negligible) addLine(sums, line, rest);
  }
  return new ImageData(shrunk, width, height);
}

/** Averages the pixels of a line, with colors multiplied by their opacity. */
function shrinkLine({ data, width }: ImageData, y: number, line: Float64Array): void {
  line.fill(0);
  const share = line.length / 4 / width;
  let column = 0;
  for (let x = 0; x < width; x += 1) {
    const from = (y * width + x) * 4;
    const end = (x + 1) * share;
    const rest = Math.max(0, end - column - 1);
    addPixel(line, column * 4, data, from, share - rest);
    if (end < column + 1 - negligible) continue;
    column += 1;
    if (rest > negligible && column * 4 < line.length) addPixel(line, column * 4, data, from, rest);
  }
}

function addPixel(line: Float64Array, to: number, data: ImageData['data'], from: number, share: number): void {
  const opacity = (data[from + 3] ?? 0) * share;
  line[to] = (line[to] ?? 0) + (data[from] ?? 0) * opacity;
  line[to + 1] = (line[to + 1] ?? 0) + (data[from + 1] ?? 0) * opacity;
  line[to + 2] = (line[to + 2] ?? 0) + (data[from + 2] ?? 0) * opacity;
  line[to + 3] = (line[to + 3] ?? 0) + opacity;
}

function addLine(sums: Float64Array, line: Float64Array, share: number): void {
  for (let index = 0; index < sums.length; index += 1) sums[index] = (sums[index] ?? 0) + (line[index] ?? 0) * share;
}

function writeRow(shrunk: Uint8ClampedArray, row: number, sums: Float64Array): void {
  for (let index = 0; index < sums.length; index += 4) {
    const opacity = sums[index + 3] ?? 0;
    const to = row * sums.length + index;
    for (let channel = 0; channel < 3; channel += 1) {
      shrunk[to + channel] = opacity === 0 ? 0 : (sums[index + channel] ?? 0) / opacity;
    }
    shrunk[to + 3] = opacity;
  }
}
