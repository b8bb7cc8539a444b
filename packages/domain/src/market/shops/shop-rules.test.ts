import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handleOf, handleUrl, requireShopName, shopRule, websiteOf } from './shop-rules.ts';

describe('a shop name', () => {
  it.each([
    ['', shopRule.noName],
    ['\u200b', shopRule.noName],
    ['✿ ✿', shopRule.unusableName],
    // A Cyrillic A.
    ['\u0410corns', shopRule.mixedName],
    ['Ana \u65e5\u672c', shopRule.mixedName],
    ['Dashboard', shopRule.reservedName],
    ['a p i'.replaceAll(' ', ''), shopRule.reservedName],
    ['Store Front', shopRule.reservedName],
    ['Acorns-Store-Front', shopRule.reservedName],
    ['x'.repeat(61), shopRule.longName],
  ])('"%s" is refused', (name, message) => {
    expect(() => requireShopName(name)).toThrow(message);
  });

  it('is kept as it was written, without the spaces around it', () => {
    expect(requireShopName(' Mud & Magic ')).toBe('Mud & Magic');
  });
});

describe('a website', () => {
  it.each([
    ['', null],
    ['acorns.example', 'https://acorns.example'],
    ['acorns.example:8080/shop', 'https://acorns.example:8080/shop'],
    ['http://acorns.example/shop?x=1', 'http://acorns.example/shop?x=1'],
  ])('typed as "%s" is %s', (typed, website) => {
    expect(websiteOf(typed)).toBe(website);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'ftp://acorns.example',
    'https://user:secret@acorns.example',
    'localhost',
    'https://',
    '-.00',
    'acorns.-x',
    `https://acorns.example/${'x'.repeat(200)}`,
  ])('"%s" is refused', (typed) => {
    expect(() => websiteOf(typed)).toThrow(shopRule.wrongWebsite);
  });

  it('is http or https, or refused, whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (typed) => {
        let website: string | null = null;
        try {
          website = websiteOf(typed);
        } catch (error) {
          expect(String(error)).toContain(shopRule.wrongWebsite);
        }
        if (website !== null) expect(website).toMatch(/^https?:\/\/[a-z0-9]/i);
      }),
    );
  });
});

describe('a name at another site', () => {
  it.each([
    ['@little.acorns', 'little.acorns'],
    ['https://www.instagram.com/littleacorns/', 'littleacorns'],
    ['instagram.com/littleacorns', 'littleacorns'],
    ['', null],
  ])('typed as "%s" is %s', (typed, handle) => {
    expect(handleOf('instagram', typed)).toBe(handle);
  });

  it.each(['two words', 'https://evil.example/littleacorns', 'a/b', '@'])('"%s" is refused', (typed) => {
    expect(() => handleOf('instagram', typed)).toThrow(shopRule.wrongHandle);
  });

  it('leads to that site only', () => {
    expect(handleUrl('facebook', 'little.acorns')).toBe('https://www.facebook.com/little.acorns');
  });
});
