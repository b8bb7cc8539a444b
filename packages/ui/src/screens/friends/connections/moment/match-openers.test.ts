import { describe, expect, it } from 'vitest';
import { matchOpeners } from './match-openers.ts';

const girl = { gender: 'girl', age: 4 } as const;
const boy = { gender: 'boy', age: 1 } as const;
const openers = (availability: readonly string[], children: Parameters<typeof matchOpeners>[0]['children']) =>
  matchOpeners({ user: { availability }, children });

describe('the first sentences to a match', () => {
  it('name the day on which the other is free, and the one child', () => {
    expect(openers(['Saturday', 'Tuesday'], [girl])).toEqual([
      'Are you at the playground on Tuesday?',
      'What does your girl love right now?',
      'Coffee on Saturday morning?',
    ]);
  });

  it('name no day that the other has not given', () => {
    expect(openers(['Evenings only'], [girl, boy])).toEqual([
      'Are you at the playground this week?',
      'What do your children love right now?',
      'Shall we have a coffee one of these days?',
    ]);
  });

  it('send nobody with a teenager to a playground, and ask for no child where none is shown', () => {
    expect(openers(['Friday'], [{ gender: 'non-binary', age: 12 }])[0]).toBe(
      'Are you free for a walk on Friday?',
    );
    expect(openers([], [{ gender: 'non-binary', age: 3 }])[1]).toBe('What does your child love right now?');
    expect(openers(['Weekend mornings'], [])).toEqual([
      'Are you free for a walk this week?',
      'How is your week going?',
      'Coffee on Saturday morning?',
    ]);
  });
});
