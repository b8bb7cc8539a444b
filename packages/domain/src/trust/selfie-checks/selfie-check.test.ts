import { describe, expect, it } from 'vitest';
import { aSelfieCheck } from '../../../testing/trust/a-selfie-check.ts';
import { actionsOpenTo } from '../../platform/shared/machine.ts';
import { days, hours, later } from '../../platform/shared/time.ts';
import { decide, lapse, markOf, type SelfieDecisionDraft } from './deciding.ts';
import { isWaiting, type SelfieCheck, selfiesKeptUntil, stageOf } from './selfie-check.ts';
import { type SelfieCheckState, selfieCheckMachine, selfieCheckStates } from './selfie-check-machine.ts';
import { mayAskAgainAt, requireMayAsk, send } from './sending.ts';

const noon = new Date('2026-03-01T12:00:00.000Z');
const photo = { profilePhotoUrl: '/photos/one/card.webp' };
const another = { profilePhotoUrl: '/photos/two/card.webp' };
const noPhoto = { profilePhotoUrl: null };
const asked = aSelfieCheck({ status: 'asked', askedAt: noon, sentAt: null, photoUrl: null });
const sent = aSelfieCheck({ status: 'sent', askedAt: noon, sentAt: noon, photoUrl: photo.profilePhotoUrl });
const decidedAs = (status: SelfieCheckState): SelfieCheck => ({
  ...sent,
  status,
  decidedAt: noon,
  decidedBy: 9,
});
const approved = decidedAs('approved');
const draft: SelfieDecisionDraft = {
  decision: 'approve',
  words: null,
  photoUrl: undefined,
  byId: 9,
  at: noon,
};
const codeOf = (work: () => unknown): string | undefined => {
  try {
    work();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return undefined;
};

describe('the table of a selfie check', () => {
  const open: Readonly<Record<SelfieCheckState, { member: string[]; admin: string[]; clock: string[] }>> = {
    asked: { member: ['send'], admin: [], clock: [] },
    sent: { member: [], admin: ['approve', 'again', 'refuse'], clock: ['lapse'] },
    approved: { member: [], admin: ['approve', 'again', 'refuse'], clock: [] },
    again: { member: [], admin: [], clock: [] },
    lapsed: { member: [], admin: [], clock: [] },
    refused: { member: [], admin: [], clock: [] },
  };

  it.each(selfieCheckStates)('says who may do what where it is %s', (status) => {
    const actions = {
      member: actionsOpenTo(selfieCheckMachine, status, 'member'),
      admin: actionsOpenTo(selfieCheckMachine, status, 'admin'),
      clock: actionsOpenTo(selfieCheckMachine, status, 'clock'),
    };
    expect(actions).toEqual(open[status]);
  });

  it('leads to what was decided', () => {
    expect(send(asked, photo, noon)).toEqual({
      ...asked,
      status: 'sent',
      sentAt: noon,
      photoUrl: photo.profilePhotoUrl,
    });
    expect(decide(sent, photo, draft)).toMatchObject({ status: 'approved', decidedAt: noon, decidedBy: 9 });
    expect(decide(sent, photo, { ...draft, decision: 'again' }).status).toBe('again');
    expect(decide(sent, photo, { ...draft, decision: 'refuse', words: 'Not you.' })).toMatchObject({
      status: 'refused',
      words: 'Not you.',
    });
  });
});

describe('asking for poses', () => {
  const none = { inADay: 0, inAMonth: 0 };
  const refusal = (
    newest: SelfieCheck | undefined,
    given = photo as { profilePhotoUrl: string | null },
    recent = none,
  ) => codeOf(() => requireMayAsk(newest, given, recent, noon));

  it('is open at first, once poses have expired, after another try was asked for, and with a new photo', () => {
    expect(refusal(undefined)).toBeUndefined();
    expect(refusal({ ...asked, askedAt: later(noon, -hours(1)) })).toBeUndefined();
    expect(refusal(decidedAs('again'))).toBeUndefined();
    expect(refusal(decidedAs('lapsed'))).toBeUndefined();
    const long = { ...approved, decidedAt: later(noon, -days(7)) };
    expect(refusal(long, another)).toBeUndefined();
  });

  it('needs a main photo, and nothing that waits or stands', () => {
    expect(refusal(undefined, noPhoto)).toBe('MAIN_PHOTO_MISSING');
    expect(refusal(sent)).toBe('SELFIE_CHECK_SENT');
    expect(refusal(approved)).toBe('SELFIE_CHECK_SENT');
    expect(refusal(approved, another)).toBe('SELFIE_CHECK_SENT');
  });

  it('waits a week after a refusal', () => {
    const refused = decidedAs('refused');
    expect(mayAskAgainAt(refused)).toEqual(later(noon, days(7)));
    expect(refusal(refused)).toBe('SELFIE_CHECK_REFUSED');
    expect(refusal({ ...refused, decidedAt: later(noon, -days(7)) })).toBeUndefined();
    expect(mayAskAgainAt(approved)).toBeNull();
  });

  it('is open three times a day and ten times a month', () => {
    expect(refusal(undefined, photo, { inADay: 2, inAMonth: 9 })).toBeUndefined();
    expect(refusal(undefined, photo, { inADay: 3, inAMonth: 3 })).toBe('RATE_LIMITED');
    expect(refusal(undefined, photo, { inADay: 0, inAMonth: 10 })).toBe('RATE_LIMITED');
  });
});

describe('sending selfies', () => {
  it('is open for an hour after the poses were asked for, and once', () => {
    expect(codeOf(() => send(asked, photo, later(noon, hours(1) - 1)))).toBeUndefined();
    expect(codeOf(() => send(asked, photo, later(noon, hours(1))))).toBe('POSES_EXPIRED');
    expect(codeOf(() => send(undefined, photo, noon))).toBe('POSES_EXPIRED');
    expect(codeOf(() => send(decidedAs('again'), photo, noon))).toBe('POSES_EXPIRED');
    expect(codeOf(() => send(sent, photo, noon))).toBe('SELFIE_CHECK_SENT');
    expect(codeOf(() => send(asked, noPhoto, noon))).toBe('MAIN_PHOTO_MISSING');
  });
});

describe('how a check stands', () => {
  it.each([
    ['none', undefined, photo],
    ['asked', asked, photo],
    ['expired', { ...asked, askedAt: later(noon, -hours(1)) }, photo],
    ['sent', sent, photo],
    ['sent', sent, noPhoto],
    ['approved', approved, photo],
    ['sent', approved, another],
    ['outdated', approved, noPhoto],
    ['outdated', { ...approved, decidedAt: later(noon, -days(7)) }, another],
    ['again', decidedAs('again'), another],
    ['lapsed', decidedAs('lapsed'), another],
    ['refused', decidedAs('refused'), photo],
  ] as const)('is %s', (stage, check, now) => {
    expect(stageOf(check, now, noon)).toBe(stage);
  });

  it('waits for a look again only while the selfies are there', () => {
    expect(isWaiting(approved, another, later(noon, days(7) - 1))).toBe(true);
    expect(isWaiting(approved, another, later(noon, days(7)))).toBe(false);
    expect(isWaiting(approved, photo, noon)).toBe(false);
    expect(isWaiting(decidedAs('refused'), another, noon)).toBe(false);
  });
});

describe('deciding', () => {
  it('is for somebody else', () => {
    expect(codeOf(() => decide(sent, photo, { ...draft, byId: sent.memberId }))).toBe('OWN_CHECK');
  });

  it('needs words for a refusal', () => {
    expect(codeOf(() => decide(sent, photo, { ...draft, decision: 'refuse' }))).toBe('VALIDATION');
  });

  it('is about the main photo that was compared', () => {
    const seen = { ...draft, photoUrl: photo.profilePhotoUrl };
    expect(codeOf(() => decide(sent, another, seen))).toBe('CHECK_CHANGED');
    expect(codeOf(() => decide(sent, another, draft))).toBe('CHECK_CHANGED');
    expect(codeOf(() => decide(sent, noPhoto, draft))).toBe('CHECK_CHANGED');
    expect(codeOf(() => decide(sent, another, { ...seen, decision: 'again' }))).toBe('CHECK_CHANGED');
    expect(decide(sent, noPhoto, { ...draft, decision: 'again' })).toMatchObject({
      status: 'again',
      photoUrl: photo.profilePhotoUrl,
    });
    const looked = { ...draft, photoUrl: another.profilePhotoUrl };
    expect(decide(approved, another, looked).photoUrl).toBe(another.profilePhotoUrl);
  });

  it('marks the photo that was approved, and takes the mark away with a refusal alone', () => {
    expect(markOf(approved)).toEqual({ checkedAt: noon, checkedPhotoUrl: photo.profilePhotoUrl });
    expect(markOf(decidedAs('refused'))).toEqual({ checkedAt: null, checkedPhotoUrl: null });
    expect(markOf(decidedAs('again'))).toBeUndefined();
    expect(markOf(decidedAs('lapsed'))).toBeUndefined();
  });
});

describe('a check that nobody looks at', () => {
  it('lapses 30 days after the selfies were sent, and they are kept seven days longer', () => {
    expect(lapse(sent, later(noon, days(30) - 1))).toBeUndefined();
    const at = later(noon, days(30));
    const lapsed = { ...sent, status: 'lapsed', decidedAt: at } as const;
    expect(lapse(sent, at)).toEqual(lapsed);
    expect(selfiesKeptUntil(lapsed)).toEqual(later(noon, days(37)));
  });

  it('lapses only while it waits for the first look', () => {
    for (const status of selfieCheckStates.filter((state) => state !== 'sent')) {
      expect(lapse({ ...decidedAs(status), decidedAt: null }, later(noon, days(400)))).toBeUndefined();
    }
  });
});
