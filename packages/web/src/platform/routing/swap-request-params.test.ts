import { describe, expect, it } from 'vitest';
import { parseSwapRequestParams } from './swap-request-params.ts';

const told = (query: string) => parseSwapRequestParams(new URLSearchParams(query));

describe('the address that asks for a swap', () => {
  it('says whom, by which match, and her name', () => {
    const priya = { recipientId: 11, matchId: 4, recipientName: 'Priya' };
    expect(told('recipientId=11&matchId=4&recipientName=Priya')).toEqual(priya);
  });

  it.each(['recipientId=11&matchId=4', 'recipientId=11&matchId=4&recipientName=+'])(
    'may leave out the name: %s',
    (query) => {
      expect(told(query)?.recipientName).toBe('Unknown');
    },
  );

  it.each([
    '',
    'recipientId=11',
    'matchId=4',
    'recipientId=0&matchId=4',
    'recipientId=11&matchId=0',
    'recipientId=Priya&matchId=4',
    'recipientId=11&matchId=4.5',
    'recipientId=-11&matchId=4',
    'recipientId=99999999999&matchId=4',
  ])('asks nobody: "%s"', (query) => {
    expect(told(query)).toBeUndefined();
  });
});
