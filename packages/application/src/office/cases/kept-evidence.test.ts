import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../../trust/things/evidence-view.ts';
import { isUnchanged, shownEvidence } from './kept-evidence.ts';

const copy = '/photos/evidence-abc/card.webp';
const kept = evidenceOf({ title: 'Lena', text: 'Hello', photoUrls: [copy] });
const now = evidenceOf({ title: 'Lena', text: 'Hello', photoUrls: ['/photos/first/card.webp'] });
const photos = (isCopied: boolean) => ({ 'evidence-abc': { source: 'first', isCopied } });

describe('a photo of evidence', () => {
  it('is shown as the one that was reported until it is copied', () => {
    expect(shownEvidence(kept, photos(false)).photoUrls).toEqual(now.photoUrls);
    expect(shownEvidence(kept, photos(true)).photoUrls).toEqual([copy]);
  });

  it('is the same as the one that it is a copy of', () => {
    expect(isUnchanged(kept, now, photos(true))).toBe(true);
    expect(isUnchanged(kept, now, photos(false))).toBe(true);
  });

  it('is another than the one that the member uses since', () => {
    const other = { ...now, photoUrls: ['/photos/second/card.webp'] };
    expect(isUnchanged(kept, other, photos(true))).toBe(false);
  });

  it('of the demo is a file that is not copied', () => {
    const drawn = { ...now, photoUrls: ['/demo/lena.webp'] };
    expect(shownEvidence(drawn, {})).toEqual(drawn);
    expect(isUnchanged(drawn, drawn, {})).toBe(true);
  });
});

describe('what was written', () => {
  it('is the same in whichever order its fields were kept', () => {
    const moment = { label: 'Time', value: '2026-06-04T14:10:00Z', is: 'moment' } as const;
    const stored = { is: 'moment', value: moment.value, label: 'Time' } as const;
    expect(isUnchanged({ ...kept, facts: [stored] }, { ...now, facts: [moment] }, photos(true))).toBe(true);
  });

  it.each([
    ['the words', { text: 'Bye' }],
    ['the title', { title: 'Another' }],
    ['a fact', { facts: [{ label: 'Age', value: '33' }] }],
    ['a photo less', { photoUrls: [] }],
    ['a step more', { steps: [{ at: '2026-06-04T14:10:00Z', by: 'seller', action: 'ship', text: null }] }],
  ])('is another with %s', (_, change) => {
    expect(isUnchanged(kept, { ...now, ...change }, photos(true))).toBe(false);
  });

  it.each([
    ['another value', { label: 'Age', value: '34' }],
    ['another label', { label: 'Size', value: '33' }],
  ])('is another with a fact of %s', (_, fact) => {
    const facts = [{ label: 'Age', value: '33' }];
    expect(isUnchanged({ ...kept, facts }, { ...now, facts }, photos(true))).toBe(true);
    expect(isUnchanged({ ...kept, facts }, { ...now, facts: [fact] }, photos(true))).toBe(false);
  });
});
