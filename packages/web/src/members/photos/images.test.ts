import { describe, expect, it } from 'vitest';
import { centerCrop } from './images.ts';

describe('the middle of a picture', () => {
  it('loses its sides when it is wider than the frame', () => {
    expect(centerCrop({ width: 1600, height: 800 }, 4 / 5)).toEqual({
      left: 480,
      top: 0,
      width: 640,
      height: 800,
    });
  });
  it('loses its top and bottom when it is taller', () => {
    expect(centerCrop({ width: 400, height: 900 }, 4 / 5)).toEqual({
      left: 0,
      top: 200,
      width: 400,
      height: 500,
    });
  });
  it('is the whole when they agree', () => {
    expect(centerCrop({ width: 400, height: 500 }, 4 / 5)).toEqual({
      left: 0,
      top: 0,
      width: 400,
      height: 500,
    });
  });
});
