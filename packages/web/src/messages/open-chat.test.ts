import { describe, expect, it } from 'vitest';
import { openChat } from './open-chat.ts';

describe('an address of the messages', () => {
  it.each([
    ['7', '', 7],
    [undefined, 'user=7', 7],
    [undefined, 'userId=7', 7],
    [undefined, '', undefined],
    ['abc', '', undefined],
    [undefined, 'user=-1', undefined],
    [undefined, 'user=007', undefined],
  ])('%s?%s opens %s', (param, query, userId) => {
    expect(openChat(param, new URLSearchParams(query))).toBe(userId);
  });
});
