import { expect, it } from 'vitest';
import { crisisHelp, helpEmail, namesCrisis } from './crisis-help.ts';

it.each([
  'I cannot go on like this. I just want it to stop.',
  'i can’t go on',
  'Everything would be better off without me',
  'I want to die',
  'She said she would kill herself',
  'thinking about ending my life',
])('hears a crisis in “%s”', (text) => {
  expect(namesCrisis(text)).toBe(true);
});

it.each([
  'I cannot go on Saturday, can we go on Sunday?',
  'The baby killed the mood, I am dying of laughter',
  'My sister cut her hair herself',
  '',
])('hears none in “%s”', (text) => {
  expect(namesCrisis(text)).toBe(false);
});

it('says both numbers, and of the hotline that it is no crisis line', () => {
  const text = helpEmail.paragraphs.join(' ');
  for (const number of [crisisHelp.crisisLine.number, crisisHelp.emergency, '1-833-852-6262']) {
    expect(text).toContain(number);
  }
  expect(text).toContain('no crisis line');
});
