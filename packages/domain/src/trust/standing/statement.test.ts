import { describe, expect, it } from 'vitest';
import { decisionNames } from '../cases/decision.ts';
import { thingKinds } from '../reports/report.ts';
import { houseRuleIds, houseRules, titleOfRule } from '../rules/house-rules.ts';
import { isNamedToMember, isTitledToMember, statementOf } from './statement.ts';

const said = { rule: 'kind', words: 'You shouted.', things: [] } as const;
const when = { until: 'Monday', appealUntil: 'June' };

describe('the statement of a decision', () => {
  it.each([
    ['warn', 'This is a warning'],
    ['remove', 'taken down'],
    ['limit', 'limited until Monday'],
    ['suspend', 'suspended until Monday'],
    ['ban', 'closed for good'],
    ['dismiss', 'Nothing of yours is restricted'],
  ] as const)('says what is restricted by %s, the rule, why, and how to appeal', (decision, restricted) => {
    const [first, rule, words, appeal, ...more] = statementOf({ ...said, decision }, when);
    expect(first).toContain(restricted);
    expect(rule).toContain('“Be kind”');
    expect(words).toBe('You shouted.');
    expect(appeal).toMatch(/^A person has decided this.*appeal until June/);
    expect(more).toEqual([]);
  });

  it('names what it rests on, each kind once', () => {
    const things = [{ kind: 'message' }, { kind: 'message' }, { kind: 'photo' }] as const;
    expect(statementOf({ ...said, decision: 'warn', things }, when)[2]).toBe(
      'It rests on a message of yours, a photo of yours.',
    );
  });

  it('does not name what is between two, since the other has reported it', () => {
    const things = thingKinds.map((kind) => ({ kind }));
    const named = things.filter(isNamedToMember).map(({ kind }) => kind);
    expect(named).toEqual(['member', 'photo', 'message', 'check-in', 'listing', 'shop', 'review']);
    const [, , facts] = statementOf({ ...said, decision: 'ban', things }, when);
    expect(facts).toMatch(/^It rests on your profile, a photo of yours/);
    expect(facts).not.toMatch(/swap|playdate|order/);
    const between = [{ kind: 'order' }] as const;
    expect(statementOf({ ...said, decision: 'ban', things: between }, when)[2]).toBe('You shouted.');
  });

  it('calls a thing by a title that does not say who has read it', () => {
    const titled = thingKinds.filter((kind) => isTitledToMember({ kind }));
    expect(titled).toEqual(['check-in', 'listing', 'shop', 'review']);
  });

  it('never speaks of reports', () => {
    for (const decision of decisionNames) {
      const things = thingKinds.map((kind) => ({ kind }));
      expect(statementOf({ ...said, decision, things }, when).join(' ')).not.toMatch(/report/i);
    }
  });
});

it('has house rules with a title and words, by ids of their own', () => {
  expect(new Set(houseRuleIds).size).toBe(houseRules.length);
  for (const { id, title, words } of houseRules) {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(titleOfRule(id)).toBe(title);
    expect(words).toMatch(/^[A-Z].*\.$/);
  }
});
