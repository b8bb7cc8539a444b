import {
  activityColumns,
  childGroups,
  isChildOption,
} from '@nestmates/domain/members/children/preferences.ts';
import { profileColumns } from '@nestmates/domain/members/profiles/options.ts';
import { insightParts } from '@nestmates/domain/together/insights/insight.ts';
import { noNames } from '@nestmates/domain/together/insights/known-names.ts';
import { safetyFaultIn } from '@nestmates/domain/together/insights/safe-text.ts';
import { sharedColumns } from '@nestmates/domain/together/insights/shared-facts.ts';
import { topicNames } from '@nestmates/domain/together/insights/topics.ts';
import { checkWrittenText } from '@nestmates/domain/together/insights/written-text.ts';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../child-in-words.ts';
import { library, playdateLibrary } from './library.ts';

const insightTexts = insightParts.flatMap((part) => library[part]);
const allTexts = [...insightTexts, ...playdateLibrary];

/** The longest words that can stand for a child. */
const filled = (text: string) =>
  fillIn(text, {
    child: 'one of your 18-year-olds',
    mine: 'your 18-year-old',
    theirs: 'their 18-year-old',
  });

const concepts = new Set(
  sharedColumns.flatMap((column) => profileColumns[column].flatMap((option) => option.concepts)),
);
const activities = activityColumns.flatMap((column) => childGroups[column].options.map(({ slug }) => slug));

describe('the library', () => {
  it('has texts that may be shown, each once, with every placeholder known', () => {
    const seen = new Set<string>();
    for (const { text } of allTexts) {
      expect(checkWrittenText(filled(text), { names: noNames, ages: [18] })).toEqual({
        ok: true,
        text: filled(text),
      });
      expect(seen.has(text), text).toBe(false);
      seen.add(text);
    }
  });

  it('leaves room for the time after a suggestion', () => {
    for (const { text } of playdateLibrary) expect(filled(text).length).toBeLessThanOrEqual(260);
  });

  it('begins and ends like a sentence, and speaks to her', () => {
    for (const { text } of allTexts) {
      expect(filled(text)).toMatch(/^[A-Z“]/);
      expect(text).toMatch(/[.!?”]$/);
      expect(text).not.toMatch(/ {2}|'|"|--|\.\.\./);
    }
  });

  it('names topics, ages, activities and concepts that exist', () => {
    for (const { topic, concept } of insightTexts) {
      expect(topicNames).toContain(topic);
      if (concept) expect(concepts).toContain(concept);
    }
    for (const { text, ages, activities: liked = [] } of allTexts) {
      for (const slug of liked) {
        expect(
          activityColumns.some((column) => isChildOption(column, slug)),
          slug,
        ).toBe(true);
      }
      if (!ages) continue;
      expect(ages[0] >= 0 && ages[0] <= ages[1] && ages[1] <= 18, text).toBe(true);
    }
  });

  it('has something to do for everything a child can like', () => {
    const covered = new Set(library.bonding.flatMap(({ activities: liked = [] }) => liked));
    expect(activities.filter((slug) => !covered.has(slug))).toEqual([]);
  });

  it('says which child it means, where it is for an age and not for a whole family', () => {
    for (const { text, ages } of [...library.tip, ...library.bonding]) {
      if (ages && ages[1] - ages[0] <= 4) expect(text).toMatch(/\{child\}/i);
    }
  });

  it('is held to the rules that the answers of a provider are held to, for the youngest it is for', () => {
    for (const part of insightParts) {
      for (const { text, ages } of library[part]) {
        const youngest = part === 'selfCare' ? 18 : (ages?.[0] ?? 0);
        const said = fillIn(text, { child: `your ${youngest}-year-old` });
        expect([said, safetyFaultIn(said, [part === 'selfCare' ? 18 : 0])]).toEqual([said, undefined]);
      }
    }
    for (const { text, ages } of playdateLibrary) {
      expect([text, safetyFaultIn(text, ages)]).toEqual([text, undefined]);
    }
  });
});
