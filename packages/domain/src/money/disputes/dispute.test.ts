import { describe, expect, it } from 'vitest';
import { aDispute, disputeOpenedAt } from '../../../testing/disputes/a-dispute.ts';
import { days, later } from '../../platform/shared/time.ts';
import {
  adminDisputeActions,
  dismissWarning,
  disputeActionsOpenTo,
  disputeStatuses,
  followDispute,
  refuseEvidence,
  remindOfEvidenceAt,
  sendEvidence,
  takeEvidence,
} from './dispute.ts';

const dueBy = later(disputeOpenedAt, days(14));
const now = later(disputeOpenedAt, days(2));

const open = {
  isInquiry: false,
  outcome: 'open',
  cents: 1000,
  feeCents: 1500,
  evidenceDueBy: dueBy,
  hasEvidence: false,
} as const;

describe('evidence', () => {
  it('is sent once, and again only after the provider has refused it', () => {
    const sending = sendEvidence(aDispute(), 'admin', now);
    expect(sending.status).toBe('sending');
    expect(() => sendEvidence(sending, 'admin', now)).toThrow();
    expect(sendEvidence(refuseEvidence(sending, 'provider', now), 'admin', now).status).toBe('sending');
    const sent = takeEvidence(sending, 'provider', now);
    expect(sent).toMatchObject({ status: 'under_review', evidenceSentAt: now });
    expect(() => sendEvidence(sent, 'admin', now)).toThrow();
  });

  it('is not taken from the deadline on, and not about a warning', () => {
    expect(sendEvidence(aDispute(), 'admin', later(dueBy, -1)).status).toBe('sending');
    expect(() => sendEvidence(aDispute(), 'admin', dueBy)).toThrow('The bank takes no evidence any more.');
    expect(() => sendEvidence(aDispute({ kind: 'warning' }), 'admin', now)).toThrow('Nobody has asked');
  });

  it('is reminded of three days and one day before its deadline', () => {
    expect(remindOfEvidenceAt(aDispute(), now)).toEqual(later(dueBy, -days(3)));
    expect(remindOfEvidenceAt(aDispute(), later(dueBy, -days(3)))).toEqual(later(dueBy, -days(1)));
    expect(remindOfEvidenceAt(aDispute(), later(dueBy, -days(1)))).toBeUndefined();
    expect(remindOfEvidenceAt(aDispute({ status: 'under_review' }), now)).toBeUndefined();
    expect(remindOfEvidenceAt(aDispute({ evidenceDueBy: null }), now)).toBeUndefined();
  });
});

it('is answered by no member', () => {
  for (const by of ['buyer', 'seller'] as never[]) expect(() => sendEvidence(aDispute(), by, now)).toThrow();
});

describe('a warning', () => {
  it('is open to administrators to be left as it is', () => {
    expect(adminDisputeActions).toEqual(
      expect.arrayContaining(disputeActionsOpenTo(aDispute({ kind: 'warning' }), 'admin', now)),
    );
    expect(disputeActionsOpenTo(aDispute({ kind: 'warning' }), 'admin', now)).toEqual(['dismiss']);
  });

  it('is all that an administrator can leave as it is', () => {
    expect(dismissWarning(aDispute({ kind: 'warning' }), 'admin', now)).toMatchObject({
      status: 'closed',
      closedAt: now,
    });
    expect(() => dismissWarning(aDispute(), 'admin', now)).toThrow('The bank decides about this.');
  });
});

it.each(disputeStatuses)('which is %s is open to administrators only while it needs evidence', (status) => {
  const actions = disputeActionsOpenTo(aDispute({ status }), 'admin', now);
  expect(actions).toEqual(status === 'needs_evidence' ? ['sendEvidence'] : []);
});

describe('what the provider says', () => {
  it.each([
    ['won', 'won'],
    ['lost', 'lost'],
    ['closed', 'closed'],
  ] as const)('ends it when it is %s, and nothing changes it afterwards', (outcome, status) => {
    for (const before of ['needs_evidence', 'sending', 'under_review'] as const) {
      const after = followDispute(aDispute({ status: before }), { ...open, outcome }, now);
      expect(after).toMatchObject({ status, closedAt: now });
      expect(followDispute(after, open, now)).toBe(after);
    }
  });

  it('is not saved where nothing is new', () => {
    const dispute = aDispute();
    expect(followDispute(dispute, open, now)).toBe(dispute);
    const sent = aDispute({ status: 'under_review' });
    expect(followDispute(sent, open, now)).toBe(sent);
  });

  it('takes over evidence that was sent in its dashboard', () => {
    expect(followDispute(aDispute(), { ...open, hasEvidence: true }, now)).toMatchObject({
      status: 'under_review',
      evidenceSentAt: now,
    });
  });

  it('makes an inquiry a dispute, which asks for evidence once more', () => {
    const inquiry = aDispute({
      kind: 'inquiry',
      cents: 0,
      status: 'under_review',
      evidenceSentAt: disputeOpenedAt,
    });
    expect(followDispute(inquiry, open, now)).toMatchObject({
      kind: 'dispute',
      cents: 1000,
      status: 'needs_evidence',
      evidenceSentAt: null,
    });
  });

  it('is followed where it says more, without asking for evidence again', () => {
    const sent = aDispute({ status: 'under_review', evidenceSentAt: disputeOpenedAt });
    const after = followDispute(sent, { ...open, feeCents: 3000 }, now);
    expect(after).toEqual({ ...sent, feeCents: 3000 });
  });

  it('is taken over where only the money differs', () => {
    const longer = later(dueBy, days(1));
    expect(followDispute(aDispute(), { ...open, cents: 1200 }, now)).toEqual({ ...aDispute(), cents: 1200 });
    expect(followDispute(aDispute(), { ...open, evidenceDueBy: longer }, now).evidenceDueBy).toEqual(longer);
  });

  it('asks for no evidence about what has ended meanwhile', () => {
    const inquiry = aDispute({ kind: 'inquiry', cents: 0, status: 'under_review', evidenceSentAt: now });
    const lost = followDispute(inquiry, { ...open, outcome: 'lost' }, now);
    expect(lost).toMatchObject({ kind: 'dispute', status: 'lost', evidenceSentAt: now });
  });

  it('is not believed where an earlier answer comes late', () => {
    expect(followDispute(aDispute(), { ...open, isInquiry: true, cents: 0 }, now)).toEqual(aDispute());
  });
});
