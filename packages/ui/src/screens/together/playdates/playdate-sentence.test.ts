import { expect, it } from 'vitest';
import { playdateSentence } from './playdate-sentence.ts';
import { samplePlaydates } from './sample-playdates.ts';

const { priya, hannah, mei, priyaPassed, amaraPlanned, priyaPlanned, ...over } = samplePlaydates;
const three = [8, 5, 0].map((age) => ({ age, gender: 'boy' }) as const);
const read = (...given: Parameters<typeof playdateSentence>) => {
  const { before, when, after } = playdateSentence(...given);
  return [before, when, after].filter(Boolean).join(' ');
};

it.each([
  [priya, 'Priya suggests a playdate at one of three times. Her girl, 3, at Priya’s place.'],
  [hannah, 'You suggested a playdate with Hannah at one of three times. Her girl, 3, at Hannah’s place.'],
  [mei, 'Mei suggests a playdate on Friday, June 5, 3 to 5 PM. Her girl, 3, at Mei’s place.'],
  [priyaPassed, 'Priya suggests a playdate on Sunday, June 7, 3 to 5 PM.'],
  [
    amaraPlanned,
    'You meet Amara on Saturday, June 6, 10 AM to noon. Her girl, 3, at Third Street Playground.',
  ],
  [
    { ...priyaPlanned, place: { of: 1 } },
    'You meet Priya on Thursday, June 4, 8:30 to 10:30 AM. Her girl, 3, at your place.',
  ],
  [over.hannahDone, 'You met Hannah on Tuesday, June 2, 10 AM to noon. Her girl, 3, at Hannah’s place.'],
  [over.amaraDeclined, 'Amara declined your playdate.'],
  [{ ...over.amaraDeclined, proposedByMe: false }, 'You declined Amara’s playdate.'],
  [over.priyaCancelled, 'The playdate with Priya on Wednesday, June 3, 3 to 5 PM was cancelled.'],
  [{ ...over.priyaCancelled, date: null, until: null }, 'The playdate with Priya was cancelled.'],
  [over.meiExpired, 'Nobody answered in time about a playdate with Mei.'],
  [
    { ...priya, times: priya.times.map((time, nth) => ({ ...time, passed: nth === 0 })) },
    'Priya suggests a playdate at one of two times. Her girl, 3, at Priya’s place.',
  ],
  [
    { ...mei, children: { ...mei.children, theirs: [...three] } },
    'Mei suggests a playdate on Friday, June 5, 3 to 5 PM. Her boys, 8, 5, and under 1, at Mei’s place.',
  ],
])('says a playdate in one sentence: %#', (playdate, expected) => {
  expect(read(playdate)).toBe(expected);
});
