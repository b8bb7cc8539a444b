import { describe, expect, it } from 'vitest';
import { days, later } from '../../platform/shared/time.ts';
import {
  type DecisionProposal,
  needsTwoAdministrators,
  openProposalsSince,
  proposalEndsAt,
  requireNotHeldSince,
  requireSecondAdministrator,
  requireUnchangedSince,
} from './decision-proposal.ts';

const proposedAt = new Date('2026-11-23T10:00:00Z');
const by = (proposedBy: number | null): DecisionProposal => ({
  id: 1,
  orderId: 7,
  decision: 'refund',
  reason: 'It was lost.',
  cents: null,
  agreedCents: 500,
  proposedBy,
  proposedAt,
});

describe('a decision about much money', () => {
  it.each([
    [48_000, 2000, false],
    [48_000, 2001, true],
  ])('needs two above the amount that was paid: %i and %i', (priceCents, processingFeeCents, needed) => {
    const cost = { priceCents, processingFeeCents, platformFeeCents: 0, taxCents: 0 };
    expect(needsTwoAdministrators(cost, null, 50_000)).toBe(needed);
  });

  it('needs two, however little it is, where the hold of much was lifted', () => {
    const cost = { priceCents: 4800, processingFeeCents: 175, platformFeeCents: 0, taxCents: 0 };
    expect(needsTwoAdministrators(cost, { reasons: ['shared-card', 'lifted'] }, 50_000)).toBe(true);
    expect(needsTwoAdministrators(cost, { reasons: ['shared-card'] }, 50_000)).toBe(false);
  });

  it.each([
    [9, 8, undefined],
    [9, 9, 'OWN_PROPOSAL'],
    [null, 9, undefined],
    [9, null, undefined],
    [null, null, 'OWN_PROPOSAL'],
  ])('proposed by %s is answered by %s: %s', (first, second, code) => {
    const answer = () => requireSecondAdministrator(by(first), second);
    if (code) expect(answer).toThrow(expect.objectContaining({ code }));
    else expect(answer).not.toThrow();
  });

  it('is confirmed as long as no other part was refunded since', () => {
    expect(() => requireUnchangedSince(by(9), 500)).not.toThrow();
    const outdated = expect.objectContaining({ code: 'PROPOSAL_OUTDATED', kind: 'conflict' });
    expect(() => requireUnchangedSince(by(9), 501)).toThrow(outdated);
    expect(() => requireUnchangedSince(by(9), 499)).toThrow(outdated);
  });

  it.each([
    ['payout', { isHeld: false, notedAt: proposedAt }, false],
    ['payout', { isHeld: false, notedAt: undefined }, false],
    ['payout', { isHeld: false, notedAt: later(proposedAt, 1) }, true],
    ['payout', { isHeld: true, notedAt: proposedAt }, true],
    ['refund', { isHeld: true, notedAt: later(proposedAt, 1) }, false],
  ] as const)('of a %s with %j is outdated by another hold: %s', (decision, held, isOutdated) => {
    const confirm = () => requireNotHeldSince({ ...by(9), decision }, held);
    if (isOutdated) expect(confirm).toThrow(expect.objectContaining({ code: 'PROPOSAL_OUTDATED' }));
    else expect(confirm).not.toThrow();
  });

  it('is open for seven days', () => {
    const end = proposalEndsAt(by(9));
    expect(end).toEqual(later(proposedAt, days(7)));
    expect(openProposalsSince(end)).toEqual(proposedAt);
  });
});
