import { describe, expect, it } from 'vitest';
import { type KnownNames, namesSomebody, noNames } from './known-names.ts';
import { leadsToPerson, shareableNote } from './notes.ts';

const names: KnownNames = {
  own: ['Ana', 'Park'],
  children: ['Mia', 'Will', 'Anne-Marie'],
  others: ['Bea', 'José Luis', 'O’Neill'],
};

describe('a note that is shared', () => {
  it.each([
    ['Mia is afraid of dogs', '[my child] is afraid of dogs'],
    ['MIA’s sister mia, and miasma', '[my child]’s sister [my child], and miasma'],
    ['Will wakes at five. I will try.', '[my child] wakes at five. I will try.'],
    ['we go to the park near Ana Park', 'we go to the park near [me] [me]'],
    ['Marie and Anne, that is Anne-Marie', '[my child] and [my child], that is [my child]'],
    ['Bea and jose\u0301 luis help', '[a friend] and [a friend] help'],
    ['jose, LUIS and Josè-Luis', '[a friend], [a friend] and [a friend]-[a friend]'],
    ["O'Neill and O’Neill", '[a friend] and [a friend]'],
    ['M\u200bia hides', '[my child] hides'],
    ['mail ana.b@example.co.uk or see https://x.y/z?a=1 now', 'mail [e-mail] or see [link] now'],
    ['find me as @ana_b', 'find me as [account]'],
    ['call +1 (512) 555-0100 today', 'call [number] today'],
    ['we live at 412 Bergen St, Apt 2', 'we live at [address], Apt 2'],
    ['meet at 77 7th Avenue or 1600 Prospect Park West Road', 'meet at [address] or [address]'],
    ['5 kids on the street, 20 Minutes on foot', '5 kids on the street, 20 Minutes on foot'],
    ['we live in 11215-1234', 'we live in [zip]'],
    ['１１２１５ in full width', '[zip] in full width'],
    ['two\nlines\u2028and \u0007 a bell', 'two lines and a bell'],
    ['born in 2019, sleeps 8-9 hours', 'born in 2019, sleeps 8-9 hours'],
    ['\u202eturned around', 'turned around'],
    ['  ', ''],
  ])('%j becomes %j', (note, shared) => {
    expect(shareableNote(note, names)).toBe(shared);
  });

  it.each([
    ['412 Bergen St', true],
    ['(512) 555-0100', true],
    ['ana@example.com', true],
    ['She is 4, and has 3 brothers.', false],
  ])('%j leads to a person: %j', (note, leads) => {
    expect(leadsToPerson(note)).toBe(leads);
  });

  it('stays as it is where nothing leads to a person', () => {
    const note = 'Bedtime takes an hour, and I am tired. 👩‍👧 What now?';
    expect(shareableNote(note, noNames)).toBe(note);
  });
});

describe('a text that was written', () => {
  it.each([
    ['Ask Bea next door to come along.', true],
    ['Bea is next door.', true],
    ['Try it with Anne tonight.', true],
    ['Will your baby laugh? It will.', false],
    ['Say “Will you help?” and wait.', false],
    ['Tell Will a story.', true],
    ['Ask Jose for help.', true],
    ['Take a walk in the park with your beach bag.', false],
  ])('%j names somebody: %j', (text, named) => {
    expect(namesSomebody(text, names)).toBe(named);
  });
});
