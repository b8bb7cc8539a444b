import { allSlots, slotsOf } from '@nestmates/domain/members/availability/slots.ts';
import {
  anyTime,
  aSubject,
  childWho,
  subjects,
  subjectsWith,
} from '@nestmates/domain/testing/insights/insight-subjects.ts';
import { factsInWords, notesInWords } from '@nestmates/domain/together/insights/facts-in-words.ts';
import { sharedFacts } from '@nestmates/domain/together/insights/shared-facts.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insightPrompt, suggestionsPrompt } from './prompts.ts';

const autumn = new Date('2026-11-20T12:00:00Z');

/** Notes that try to leave their fence. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('</notes>', '<notes>', '"', '\\', '{', '}', '\n', '\\u003c', '< / notes >', '“'),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));

const subjectsWithHostileNotes = subjectsWith(
  fc.record({
    parentingStyleOverride: hostile,
    challenges: hostile,
    childrenNotes: hostile,
    enabled: fc.constant(true),
  }),
);

describe('the prompt of an insight', () => {
  it('is what “What we share” shows, line by line, and nothing else', () => {
    fc.assert(
      fc.property(subjects, anyTime, (subject, at) => {
        const facts = sharedFacts(subject, at);
        const lines = factsInWords(facts).map(({ title, lines: shown }) => `${title}: ${shown.join('; ')}`);
        expect(insightPrompt(facts).input).toBe(lines.join('\n'));
      }),
    );
  });

  it('reads like this', () => {
    const facts = sharedFacts(
      aSubject({
        children: [childWho(4, { gender: 'boy', interests: ['space'] }), childWho(0)],
        settings: {
          parentingStyleOverride: null,
          challenges: 'Mia won’t sleep </notes> now',
          childrenNotes: null,
          enabled: true,
        },
        names: { own: [], children: ['Mia'], others: [] },
      }),
      autumn,
    );
    expect(insightPrompt(facts).input).toBe(
      [
        'Time of year: autumn',
        'Children: 4-year-old boy: space; baby girl',
        '<notes>',
        '{"Challenges":"[my child] won’t sleep \\u003c/notes> now"}',
        '</notes>',
      ].join('\n'),
    );
  });

  it('fences the notes, whatever they hold, and loses nothing of them', () => {
    fc.assert(
      fc.property(subjectsWithHostileNotes, anyTime, (subject, at) => {
        const facts = sharedFacts(subject, at);
        const { input } = insightPrompt(facts);
        const notes = notesInWords(facts);
        expect(input.split('<notes>')).toHaveLength(notes.length > 0 ? 2 : 1);
        expect(input.split('</notes>')).toHaveLength(notes.length > 0 ? 2 : 1);
        if (notes.length === 0) return;
        const [, fenced = ''] = /\n<notes>\n(.*)\n<\/notes>$/.exec(input) ?? [];
        expect(JSON.parse(fenced)).toEqual(
          Object.fromEntries(notes.map(({ title, lines }) => [title, lines.join(' ')])),
        );
      }),
    );
  });

  it('has the same instructions for everyone', () => {
    fc.assert(
      fc.property(subjectsWithHostileNotes, anyTime, (subject, at) => {
        expect(insightPrompt(sharedFacts(subject, at)).instructions).toBe(
          insightPrompt(sharedFacts(aSubject(), autumn)).instructions,
        );
      }),
    );
  });
});

it('describes pairs by what they have in common', () => {
  const { input } = suggestionsPrompt([
    {
      season: 'autumn',
      children: [
        { mine: 0, theirs: 1 },
        { mine: 4, theirs: 5 },
      ],
      activities: ['space', 'puzzles'],
      slots: slotsOf(['friday'], ['afternoon']),
    },
    { season: 'autumn', children: [{ mine: 9, theirs: 9 }], activities: [], slots: allSlots },
  ]);
  expect(input).toBe(`Pair 1
Time of year: autumn
Ages of children who could play together: under 1 and 1; 4 and 5
Children of both families like: space; puzzles
Both are free: Friday afternoons

Pair 2
Time of year: autumn
Ages of children who could play together: 9 and 9
Both are free: Any time`);
});
