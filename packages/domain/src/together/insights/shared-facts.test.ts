import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTime, aSubject, childWho, subjectsWith } from '../../../testing/insights/insight-subjects.ts';
import { aProfile } from '../../../testing/matching/profiles.ts';
import { type AiSettings, noteFieldNames, noteRule } from './ai-settings.ts';
import { factsInWords, notesInWords } from './facts-in-words.ts';
import { type InsightSubject, type SharedFacts, sharedFacts } from './shared-facts.ts';

const autumn = new Date('2026-11-20T12:00:00Z');

/** Every word that leaves. */
const wordsOf = (facts: SharedFacts): string =>
  [...factsInWords(facts), ...notesInWords(facts)]
    .flatMap(({ title, lines }) => [title, ...lines])
    .join('\n');

describe('what we share', () => {
  it('is her children, her tags and what she found helpful, in words', () => {
    const facts = sharedFacts(
      aSubject({
        children: [
          childWho(4, { gender: 'girl', interests: ['space'], stemPlay: ['puzzles'] }),
          childWho(0, { gender: 'boy' }),
        ],
        lists: aProfile({ parentingVibe: ['gentle'], lifestyleInterests: ['reading', 'diy-projects'] }),
        marks: [
          { topic: 'play', helpful: true },
          { topic: 'screens', helpful: false },
        ],
        recent: [
          {
            tip: { topic: 'play', text: 'Something that was written.' },
            selfCare: { topic: 'rest', text: 'Something that was written.' },
            bonding: { topic: 'making', text: 'Something that was written.' },
          },
        ],
      }),
      autumn,
    );
    expect(factsInWords(facts)).toEqual([
      { title: 'Time of year', lines: ['autumn'] },
      { title: 'Children', lines: ['4-year-old girl: space, puzzles', 'baby boy'] },
      { title: 'Parenting style', lines: ['Gentle'] },
      { title: 'Interests', lines: ['Reading', 'DIY projects'] },
      { title: 'Found helpful', lines: ['Play'] },
      { title: 'Found less helpful', lines: ['Screens'] },
      { title: 'Topics of the last insight', lines: ['Play', 'Rest', 'Making things'] },
    ]);
  });

  it('leaves health and loss for her to mention', () => {
    const facts = sharedFacts(
      aSubject({
        children: [childWho(4, { developmentalSupport: ['adhd'] })],
        lists: aProfile({ supportNeeds: ['grief-and-loss', 'special-needs', 'working-mom'] }),
      }),
      autumn,
    );
    expect(wordsOf(facts)).not.toMatch(/loss|special|ADHD/i);
    expect(facts.tags.supportNeeds).toEqual(['working-mom']);
  });

  it('takes only values of our own lists for tags and interests', () => {
    const facts = sharedFacts(
      aSubject({
        children: [childWho(4, { interests: ['space', 'Mia of 11215'] })],
        lists: aProfile({ parentingVibe: ['ana@example.com', 'gentle'] }),
      }),
      autumn,
    );
    expect(wordsOf(facts)).not.toMatch(/Mia|11215|example/);
  });
});

/** Names that are neither everyday words nor in our own lists. */
const names = fc.constantFrom(
  'Zoë',
  'Mia',
  'Anne-Marie',
  'José Luis',
  'O’Neill',
  'Nguyễn',
  'Өнөр',
  '美咲',
  'Łucja',
);

const privateWords = fc.record({
  own: fc.array(names, { maxLength: 2 }),
  children: fc.array(names, { maxLength: 3 }),
  others: fc.array(names, { maxLength: 3 }),
  email: fc.emailAddress(),
  zip: fc.stringMatching(/^\d{5}$/),
});

const withoutAccents = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** A note in which private words stand between others, in any case and punctuation, with and without accents. */
const noteFrom = (pieces: readonly string[]) =>
  fc
    .array(
      fc.record({
        piece: fc.constantFrom(...pieces),
        before: fc.constantFrom('my ', 'and (', '“', '\n', 'x: ', '🙂 '),
        after: fc.constantFrom(' ', ', ', '’s ', '!) ', '\u0000', '? '),
        upper: fc.boolean(),
        bare: fc.boolean(),
      }),
      { maxLength: 12 },
    )
    .map((parts) =>
      parts
        .map(({ piece, before, after, upper, bare }) => {
          const accented = upper ? piece.toUpperCase() : piece;
          return before + (bare ? withoutAccents(accented) : accented) + after;
        })
        .join(''),
    );

interface Private {
  readonly subject: InsightSubject;
  readonly forbidden: readonly string[];
}

const membersWithSecrets: fc.Arbitrary<Private> = privateWords.chain(
  ({ own, children, others, email, zip }) => {
    const forbidden = [...own, ...children, ...others, email, zip];
    const note = noteFrom([...forbidden, 'sleep', 'tired']);
    const settings: fc.Arbitrary<AiSettings> = fc.record({
      parentingStyleOverride: fc.option(note),
      challenges: fc.option(note),
      childrenNotes: fc.option(note),
      enabled: fc.constant(true),
    });
    return subjectsWith(settings).map((subject) => ({
      forbidden,
      subject: {
        ...subject,
        names: { own, children, others },
        // What the database holds besides, which has no place in the facts.
        email,
        zipCode: zip,
        firstName: own[0],
        children: subject.children.map((child) => ({ ...child, name: children[0] })),
      },
    }));
  },
);

describe('what we share of generated members', () => {
  it('never holds a name, an e-mail address or a zip code', () => {
    fc.assert(
      fc.property(membersWithSecrets, anyTime, ({ subject, forbidden }, at) => {
        const words = withoutAccents(wordsOf(sharedFacts(subject, at))).toLowerCase();
        for (const word of forbidden) expect(words).not.toContain(withoutAccents(word).toLowerCase());
        expect(words).not.toMatch(/@|\d{5}/);
      }),
    );
  });

  it('never holds more than the bounds of its notes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3000, unit: 'grapheme' }), (text) => {
        const settings = {
          parentingStyleOverride: text,
          challenges: text,
          childrenNotes: text,
          enabled: true,
        };
        const { notes } = sharedFacts(aSubject({ settings }), autumn);
        expect(notes.length).toBeLessThanOrEqual(noteFieldNames.length);
        for (const note of notes) expect(Array.from(note.text).length).toBeLessThanOrEqual(noteRule.max);
      }),
    );
  });

  it('is the same for the same member and week, and never the member’s own row', () => {
    fc.assert(
      fc.property(membersWithSecrets, anyTime, ({ subject }, at) => {
        const facts = sharedFacts(subject, at);
        expect(sharedFacts(subject, at)).toEqual(facts);
        expect(Object.keys(facts).sort()).toEqual([
          'children',
          'lastTopics',
          'leanings',
          'notes',
          'season',
          'tags',
        ]);
        for (const child of facts.children) {
          expect(Object.keys(child).sort()).toEqual(['age', 'gender', 'interests']);
        }
      }),
    );
  });
});
