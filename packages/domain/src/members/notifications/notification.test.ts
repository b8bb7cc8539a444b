import { describe, expect, it } from 'vitest';
import { answerableIn } from './notification.ts';

describe('what can be answered', () => {
  it.each([
    ['request-3', { kind: 'request', id: 3 }],
    ['swap-7', { kind: 'swap', id: 7 }],
    ['playdate-12', { kind: 'playdate', id: 12 }],
    ['order-7', undefined],
    ['recalled-swap-7', undefined],
    ['swap-7-again', undefined],
    ['swap-', undefined],
    ['plan', undefined],
  ])('of the topic %s', (topic, about) => {
    expect(answerableIn(topic)).toEqual(about);
  });
});
