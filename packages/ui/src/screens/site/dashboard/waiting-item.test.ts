import { describe, expect, it } from 'vitest';
import { sampleWaiting } from './sample-home.ts';
import { canLead, firstWaiting, requestsAsOne, type WaitingItem } from './waiting-item.ts';

const item = (key: string): WaitingItem => ({
  key,
  kind: key.startsWith('swap') ? 'swap' : key.startsWith('request') ? 'request' : 'playdate',
  of: { person: { firstName: key, profilePhotoUrl: null } },
  words: key,
  href: '/',
  story: { sentence: '', italic: '' },
});
const keys = (items: readonly WaitingItem[]) => items.map(({ key }) => key);
const all = (...of: string[]) => of.map(item);

describe('what waits for the member', () => {
  it('opens the page only where it cannot wait: what is over stays in the list', () => {
    const { outcome, swap, request } = sampleWaiting;
    expect([outcome, swap, request].map(canLead)).toEqual([false, true, true]);
    expect([outcome, swap].find(canLead)).toBe(swap);
  });

  it('has several who want to connect as one, where the first of them stood', () => {
    const rows = requestsAsOne(all('swap-1', 'request-1', 'playdate-1', 'request-2'));
    expect(keys(rows)).toEqual(['swap-1', 'requests', 'playdate-1']);
    expect(rows[1]).toMatchObject({ href: '/connection-requests', of: { people: [{}, {}] } });
  });

  it('has one who wants to connect as a row that can be answered', () => {
    expect(keys(requestsAsOne(all('swap-1', 'request-1')))).toEqual(['swap-1', 'request-1']);
  });

  it('counts a swap that leads the page as one of the two', () => {
    const [lead, ...others] = all('swap-1', 'swap-2', 'swap-3');
    const shown = firstWaiting(others, lead);
    expect([keys(shown.swaps), shown.more]).toEqual([['swap-2'], true]);
    expect(firstWaiting(others.slice(0, 1), lead).more).toBe(false);
  });

  it.each([
    [[], [], false],
    [['swap-1', 'swap-2'], ['swap-1', 'swap-2'], false],
    [['swap-1', 'swap-2', 'swap-3'], ['swap-1', 'swap-2'], true],
    [['swap-1', 'swap-2', 'swap-3', 'playdate-1'], ['swap-1', 'swap-2', 'playdate-1'], true],
    [
      ['playdate-1', 'playdate-2', 'playdate-3', 'playdate-4'],
      ['playdate-1', 'playdate-2', 'playdate-3'],
      true,
    ],
  ])('shows of %j the rows %j', (of, rows, more) => {
    const shown = firstWaiting(all(...of));
    expect([keys([...shown.swaps, ...shown.others]), shown.more]).toEqual([rows, more]);
  });
});
