import type { Decision } from '@nestmates/domain/trust/cases/decision.ts';
import { describe, expect, it } from 'vitest';
import { type CaseEmailQueries, trustEmails } from './emails.ts';

const recipient = { memberId: 7, to: 'bea@example.com', firstName: 'Bea' };
const decision: Decision = {
  id: 3,
  decision: 'suspend',
  rule: 'kind',
  words: 'You threatened her.',
  until: new Date('2026-12-01T10:00:00Z'),
  things: [{ kind: 'message', id: 12 }],
  byId: 9,
  at: new Date('2026-11-23T10:00:00Z'),
  undoneAt: null,
};
const queriesWith = (told: Decision | undefined): CaseEmailQueries => ({
  decisionFacts: async () => told && { ...recipient, decision: told },
  reporterFacts: async (decisionId) => ({
    ...recipient,
    outcome: decisionId === 3 ? 'done' : 'nothing',
  }),
  hiddenFacts: async () => ({ ...recipient, isLimited: false, things: [] }),
  helpFacts: async () => recipient,
  appealFacts: async () => ({ ...recipient, outcome: 'overturned', answer: 'You are right.' }),
});
const now = new Date('2026-11-23T10:30:00Z');

describe('the e-mail about a decision', () => {
  it('says what, until when, by which rule and why, and how to appeal', async () => {
    const facts = await trustEmails.decided.facts(queriesWith(decision), { decisionId: 3 }, now);
    const words = facts && trustEmails.decided.words(facts);
    expect(words?.paragraphs.join('\n')).toMatchInlineSnapshot(`
      "Your account is suspended until Tuesday, December 1, 2026 at 10:00 AM UTC: nothing of yours is shown, and you can open only your standing, your orders and your account.
      It is about this house rule: “Be kind”.
      It rests on a message of yours.
      You threatened her.
      A person has decided this, not a machine. If you see it differently, you can appeal until Saturday, May 22, 2027 at 10:00 AM UTC; another person looks at it where there is one."
    `);
    expect(words?.action).toEqual({ label: 'See your standing', path: '/account/standing' });
    expect(JSON.stringify(words)).not.toMatch(/report/i);
  });

  it('is none where there is nothing to tell', async () => {
    const dismissed = queriesWith({ ...decision, decision: 'dismiss' });
    expect(await trustEmails.decided.facts(dismissed, { decisionId: 3 }, now)).toBeUndefined();
    expect(await trustEmails.decided.facts(queriesWith(undefined), { decisionId: 3 }, now)).toBeUndefined();
  });
});

it('sends help in nobody’s name, which says whom to call and nothing of a report', async () => {
  const facts = await trustEmails.helped.facts(queriesWith(decision), { caseId: 4 }, now);
  const words = facts && trustEmails.helped.words(facts);
  const text = JSON.stringify(words);
  for (const number of ['988', '911', '1-833-852-6262']) expect(text).toContain(number);
  expect(text).toContain('Nothing in your account has changed.');
  expect(text).not.toMatch(/report|case|decid|rule/i);
});

it.each([
  [3, 'something was done'],
  [4, 'found nothing'],
])(
  'tells a reporter that it was looked at, and nothing of whom it was about: %s',
  async (decisionId, said) => {
    const ids = { decisionId, reporterId: 7 };
    const facts = await trustEmails.lookedAt.facts(queriesWith(decision), ids, now);
    const words = facts && trustEmails.lookedAt.words(facts);
    expect(words?.paragraphs[0]).toContain(said);
    expect(JSON.stringify(words)).not.toMatch(/suspend|threaten|Bea/);
  },
);

it('answers an appeal in the words of whoever looked at it', async () => {
  const facts = await trustEmails.appealAnswered.facts(queriesWith(undefined), { decisionId: 3 }, now);
  const words = facts && trustEmails.appealAnswered.words(facts);
  expect(words?.subject).toBe('Your appeal was granted');
  expect(words?.paragraphs).toContain('You are right.');
});
