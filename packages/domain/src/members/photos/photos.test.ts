import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPhotoName,
  orderOfPhoto,
  orderPhotoName,
  photoNameFromUrl,
  photoUrl,
  photoUrlAt,
} from '../../platform/photos/photo-address.ts';
import { isPhotoFile, photoDimensions, photoFiles, photoSizes } from '../../platform/photos/photo-sizes.ts';
import { photoProblem, photoRule } from './photo-rules.ts';
import { detectPhotoType } from './photo-type.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );

describe('what may be sent as a photo', () => {
  it('is one of five kinds, up to 5 MB', () => {
    for (const type of ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp']) {
      expect(photoProblem({ type, size: photoRule.maxBytes })).toBeUndefined();
    }
    expect(photoProblem({ type: 'image/svg+xml', size: 10 })).toBe(photoRule.wrongType);
    expect(photoProblem({ type: 'image/png', size: photoRule.maxBytes + 1 })).toBe(photoRule.tooLarge);
  });

  it('is told by its first bytes and not by its name', () => {
    expect(detectPhotoType(bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'))).toBe('jpeg');
    expect(detectPhotoType(bytes([0x89], 'PNG\r\n\x1a\n'))).toBe('png');
    expect(detectPhotoType(bytes('GIF89a'))).toBe('gif');
    expect(detectPhotoType(bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '))).toBe('webp');
    expect(detectPhotoType(bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>'))).toBeUndefined();
    expect(detectPhotoType(bytes('just some words'))).toBeUndefined();
    expect(detectPhotoType(bytes([0xff, 0xd8]))).toBeUndefined();
    expect(detectPhotoType(bytes())).toBeUndefined();
  });
});

describe('the address of a photo', () => {
  it('says of a photo about an order whose it is', () => {
    const photo = orderPhotoName(1047, '0123456789abcdef0123456789abcdef0123456789a');
    expect([isPhotoName(photo), orderOfPhoto(photo)]).toEqual([true, 1047]);
    expect(photoNameFromUrl(photoUrl(photo))).toBe(photo);
    expect(photoUrlAt(photoUrl(photo), 'full')).toBe(`/photos/${photo}/full.webp`);
    for (const other of ['order-7', 'order-7-abc', '0123', '.', 'order-x.abc', 'order-7.']) {
      expect(orderOfPhoto(other)).toBeUndefined();
    }
    for (const none of ['..', 'order-7.', 'order-7.a.b', 'order-12345678901.a'])
      expect(isPhotoName(none)).toBe(false);
  });

  it('leads from one size to the others', () => {
    const url = photoUrl('0123456789abcdef0123456789abcdef');
    expect(url).toBe('/photos/0123456789abcdef0123456789abcdef/card.webp');
    expect(photoUrlAt(url, 'avatar')).toBe('/photos/0123456789abcdef0123456789abcdef/avatar.webp');
    expect(photoUrlAt(url, 'full', 'jpg')).toBe('/photos/0123456789abcdef0123456789abcdef/full.jpg');
    expect(photoNameFromUrl(url)).toBe('0123456789abcdef0123456789abcdef');
  });

  it('leaves an address alone that is not one of ours', () => {
    for (const other of ['blob:http://a/b', '/assets/priya.svg', '/photos/../card.webp', '']) {
      expect(photoUrlAt(other, 'avatar')).toBe(other);
      expect(photoNameFromUrl(other)).toBeUndefined();
    }
    expect(photoNameFromUrl(null)).toBeUndefined();
  });

  it('accepts no path in a name or a file', () => {
    for (const name of ['..', 'a/b', 'a\\b', '', 'a'.repeat(65), 'ä', 'a.webp', 'a%2e']) {
      expect(isPhotoName(name)).toBe(false);
    }
    expect(photoFiles.every(isPhotoFile)).toBe(true);
    expect(isPhotoFile('card.svg')).toBe(false);
  });
});

describe('the sizes of a photo', () => {
  const edges = fc.integer({ min: 1, max: 20_000 });

  it('keep its proportions, never enlarge it, and never outgrow the largest', () => {
    fc.assert(
      fc.property(edges, edges, fc.constantFrom('card' as const, 'full' as const), (width, height, size) => {
        const out = photoDimensions(size, { width, height });
        expect(out.width).toBeLessThanOrEqual(Math.min(width, photoSizes.full.width));
        expect(out.height).toBeLessThanOrEqual(Math.min(height, photoSizes.full.height));
        expect(Math.abs(out.width * height - out.height * width)).toBeLessThanOrEqual(
          Math.max(width, height),
        );
      }),
    );
  });

  it('fill a card with a picture that is large enough, upright or lying', () => {
    expect(photoDimensions('card', { width: 4032, height: 3024 })).toEqual({ width: 1067, height: 800 });
    expect(photoDimensions('card', { width: 3024, height: 4032 })).toEqual({ width: 640, height: 853 });
    expect(photoDimensions('card', { width: 300, height: 300 })).toEqual({ width: 300, height: 300 });
    expect(photoDimensions('avatar', { width: 4032, height: 3024 })).toEqual({ width: 192, height: 192 });
  });
});
