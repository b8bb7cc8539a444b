import { describe, expect, it } from 'vitest';
import { askedListingId, isChatPath, openChatId } from './open-chat.ts';

describe('an address of the messages', () => {
  it.each([
    ['7', '', 7],
    [undefined, 'user=7', 7],
    [undefined, 'userId=7', 7],
    [undefined, '', undefined],
    ['abc', '', undefined],
    [undefined, 'user=-1', undefined],
    [undefined, 'user=007', undefined],
    [undefined, 'user=2147483648', undefined],
  ])('%s?%s opens %s', (param, query, userId) => {
    expect(openChatId(param, new URLSearchParams(query))).toBe(userId);
  });

  it.each([
    ['userId=7&listing=12', 12],
    ['userId=7', undefined],
    ['userId=7&listing=x', undefined],
  ])('?%s asks about %s', (query, listingId) => {
    expect(askedListingId(new URLSearchParams(query))).toBe(listingId);
  });

  it.each([
    ['7', true],
    ['abc', false],
    ['0', false],
    ['-1', false],
    ['7.5', false],
    ['12345678901', false],
    ['2147483647', true],
    ['2147483648', false],
    ['9999999999', false],
  ])('is a page with %s in it: %s', (userId, page) => {
    expect(isChatPath({ userId })).toBe(page);
  });
});
