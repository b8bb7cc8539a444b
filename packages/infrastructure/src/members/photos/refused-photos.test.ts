import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../testing/sample-photos.ts';
import { uploadOf } from '../../../testing/sample-upload.ts';
import { scaledTimeout } from '../../../testing/time-factor.ts';
import { SharpImageProcessor } from './sharp-image-processor.ts';

const processor = new SharpImageProcessor();

const processUpload = async (bytes: Uint8Array) => processor.process(await uploadOf(bytes));
const wrongType = {
  code: 'UNSUPPORTED_TYPE',
  message: 'Invalid file type - Please select a JPEG, PNG, GIF, or WebP image.',
};
const tooLarge = {
  code: 'TOO_LARGE',
  message: 'File too large - Please select an image smaller than 5MB.',
};

describe('a refused file', { timeout: scaledTimeout(20_000) }, () => {
  it('is a text with the name of an image', async () => {
    await expect(
      processUpload(Buffer.from('just some words in a file named holiday.jpg')),
    ).rejects.toMatchObject(wrongType);
  });

  it('is an SVG, with or without a script, and anything else libvips might read', async () => {
    for (const start of [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      '%PDF-1.7',
      'II*\0',
      '',
    ]) {
      await expect(processUpload(Buffer.from(start)), start).rejects.toMatchObject(wrongType);
    }
    await import('./image-processing.ts');
    await expect(
      sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')).png().toBuffer(),
    ).rejects.toThrow();
  });

  it('is one with only the first bytes of an image', async () => {
    await expect(processUpload(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).rejects.toMatchObject(
      wrongType,
    );
    await expect(processUpload(Buffer.from('GIF89a<script>alert(1)</script>'))).rejects.toMatchObject(
      wrongType,
    );
  });

  it.each(['jpeg', 'png', 'webp'] as const)('is a %s that was cut off', async (type) => {
    const whole = await sample.colours({ type, width: 1600, height: 1200 });
    await expect(processUpload(whole.subarray(0, Math.floor(whole.length * 0.6)))).rejects.toMatchObject(
      wrongType,
    );
  });

  it('is one beyond 5 MB, which is not even read', async () => {
    const unread = { size: 5 * 1024 * 1024 + 1, path: 'there is no such file' };
    await expect(processor.process(unread)).rejects.toMatchObject(tooLarge);
  });

  it('is a small file of 14000 by 14000 pixels, without decoding it into memory', async () => {
    const bomb = await sample.decompressionBomb();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await processor.process(await uploadOf(await sample.colours()));
    const before = process.memoryUsage().rss;
    await expect(processUpload(bomb)).rejects.toMatchObject(tooLarge);
    expect(process.memoryUsage().rss - before).toBeLessThan(32 * 1024 * 1024);
  });
});
