export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly data: Uint8Array;
}

/** How far a colour may be outside the range of its neighbours, of 255. */
const colourTolerance = 40;

/**
 * The pixels that differ, as offsets. Machines draw the edges of letters differently, so a pixel counts only
 * if its colour is outside the range of the colours around its place in the other picture, in both directions:
 * an edge that is a little softer or moved by one pixel is the same, another letter or colour is not.
 */
export function differingPixels(one: Pixels, other: Pixels): number[] {
  const differing: number[] = [];
  for (let pixel = 0; pixel < one.width * one.height; pixel++) {
    if (sameColour(one, other, pixel)) continue;
    if (!inRange(one, other, pixel) || !inRange(other, one, pixel)) differing.push(pixel);
  }
  return differing;
}

function sameColour({ data: one }: Pixels, { data: other }: Pixels, pixel: number): boolean {
  const at = pixel * 3;
  return one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2];
}

/** Whether the colour of a pixel is in the range of those around its place in the other picture. */
function inRange({ data, width, height }: Pixels, other: Pixels, pixel: number): boolean {
  const x = pixel % width;
  const y = (pixel - x) / width;
  for (let channel = 0; channel < 3; channel++) {
    let least = 255;
    let most = 0;
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const value = other.data[(row * width + column) * 3 + channel] ?? 0;
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
    }
    const own = data[pixel * 3 + channel] ?? 0;
    if (own < least - colourTolerance || own > most + colourTolerance) return false;
  }
  return true;
}
