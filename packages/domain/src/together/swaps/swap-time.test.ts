import { describe, expect, it } from 'vitest';
import { aConfirmedSwap, aSwap, swapAskedAt } from '../../../testing/swaps/a-swap.ts';
import { days, hours, later, minutes } from '../../platform/shared/time.ts';
import { planTimeRule } from '../plans/plan-time.ts';
import {
  type ConfirmedSwap,
  confirmSwap,
  lapsesAt,
  openProposal,
  type Swap,
  type SwapParty,
  swapActionsOpenTo,
  swapParties,
} from './swap.ts';
import {
  agreeToTime,
  declineTime,
  type OpenSwap,
  proposeTime,
  type SwapTimeAction,
  swapTimeActions,
  takeBackTime,
  timeActionsOpenTo,
} from './swap-time.ts';

const now = swapAskedAt;
const pending = aSwap();
const fixed = aConfirmedSwap();
/** Two hours long, as the swap. */
const twoHours = (date: Date) => ({ date, until: later(date, hours(2)) });
const proposed = twoHours(later(pending.date, days(1)));
const proposedBy = (by: SwapParty, time = proposed) => ({
  ...fixed,
  proposal: { by, ...time, hasEnd: true },
});
const begun = (swap: ConfirmedSwap) => ({ ...swap, ...twoHours(later(now, -minutes(1))) });
const suggested = (time = proposed) => ({
  ...pending,
  proposal: { by: 'recipient', ...time, hasEnd: true, childIds: [] } as const,
});
const lapsed = { ...pending, ...twoHours(later(now, -minutes(1))) };
const settled = (status: 'declined' | 'cancelled') => ({ ...pending, status, settledAt: now }) as const;

const codeOf = (code: string) => expect.objectContaining({ code });

const act: Readonly<Record<SwapTimeAction, (swap: Swap, by: SwapParty) => OpenSwap>> = {
  proposeTime: (swap, by) => proposeTime(swap, by, twoHours(later(proposed.date, hours(1))), now),
  agreeToTime: (swap, by) => agreeToTime(swap, by, proposed, now),
  declineTime: (swap, by) => declineTime(swap, by, proposed, now),
  takeBackTime: (swap, by) => takeBackTime(swap, by, now),
};

/** What each of the two may do, in the order of the actions: yes, or with which code it is refused. */
type Outcome = 'yes' | 'CONFLICT' | 'FORBIDDEN' | 'SWAP_PAST' | 'TIME_PROPOSED';
type Outcomes = readonly [propose: Outcome, agree: Outcome, decline: Outcome, takeBack: Outcome];
const unknownTime: Outcomes = ['CONFLICT', 'CONFLICT', 'CONFLICT', 'FORBIDDEN'];
const whileFixed: Outcomes = ['yes', 'CONFLICT', 'CONFLICT', 'FORBIDDEN'];
const asProposer: Outcomes = ['TIME_PROPOSED', 'FORBIDDEN', 'FORBIDDEN', 'yes'];
const asOther: Outcomes = ['TIME_PROPOSED', 'yes', 'yes', 'FORBIDDEN'];
const asAsked: Outcomes = ['yes', 'FORBIDDEN', 'FORBIDDEN', 'CONFLICT'];
const asAsking: Outcomes = ['FORBIDDEN', 'CONFLICT', 'CONFLICT', 'FORBIDDEN'];
const past: Outcomes = ['SWAP_PAST', 'SWAP_PAST', 'SWAP_PAST', 'SWAP_PAST'];

const stages: readonly (readonly [string, Swap, Readonly<Record<SwapParty, Outcomes>>])[] = [
  ['pending', pending, { requester: asAsking, recipient: asAsked }],
  ['pending with a suggestion', suggested(), { requester: asOther, recipient: asProposer }],
  ['lapsed', lapsed, { requester: past, recipient: past }],
  ['declined', settled('declined'), { requester: unknownTime, recipient: unknownTime }],
  ['cancelled', settled('cancelled'), { requester: unknownTime, recipient: unknownTime }],
  ['fixed', fixed, { requester: whileFixed, recipient: whileFixed }],
  ['proposed by the requester', proposedBy('requester'), { requester: asProposer, recipient: asOther }],
  ['proposed by the recipient', proposedBy('recipient'), { requester: asOther, recipient: asProposer }],
  ['begun', begun(fixed), { requester: past, recipient: past }],
  ['begun, with a proposal', begun(proposedBy('requester')), { requester: past, recipient: past }],
];

const cases = stages.flatMap(([stage, swap, expected]) =>
  swapParties.flatMap((by) =>
    swapTimeActions.map((action, nth) => ({ stage, swap, by, action, expected: expected[by][nth] })),
  ),
);

describe('the time of a swap', () => {
  it.each(cases)('$action when $stage by the $by: $expected', ({ swap, by, action, expected }) => {
    const attempt = () => act[action](swap, by);
    expect(timeActionsOpenTo(swap, by, now).includes(action)).toBe(expected === 'yes');
    if (expected === 'yes') expect(attempt).not.toThrow();
    else expect(attempt).toThrow(codeOf(expected ?? ''));
  });

  it('stays as it was until the other agrees', () => {
    const asked = proposeTime(fixed, 'recipient', proposed, now);
    expect(asked).toEqual(proposedBy('recipient'));
    expect(agreeToTime(asked, 'requester', proposed, now)).toEqual({ ...fixed, ...proposed });
    expect(declineTime(asked, 'requester', proposed, now)).toEqual(fixed);
    expect(takeBackTime(asked, 'recipient', now)).toEqual(fixed);
  });

  it('is suggested for a request, whose own times wait as before', () => {
    const other = twoHours(later(pending.date, hours(5)));
    const asked = proposeTime({ ...pending, otherTimes: [other] }, 'recipient', proposed, now);
    expect(asked).toEqual({ ...suggested(), otherTimes: [other] });
    expect(confirmSwap(asked, 'recipient', now, { time: other.date })).toMatchObject({
      ...other,
      proposal: null,
    });
    for (const back of [
      declineTime(asked, 'requester', proposed, now),
      takeBackTime(asked, 'recipient', now),
    ]) {
      expect(back).toEqual({ ...pending, otherTimes: [other], proposal: null });
    }
  });

  it('that is suggested arranges the request when it is agreed to', () => {
    expect(agreeToTime(suggested(), 'requester', proposed, now)).toEqual({ ...fixed, ...proposed });
  });

  it('that is suggested keeps who of the recipient comes along, whichever time is taken', () => {
    const atHome = { ...pending, place: { of: pending.requesterId } };
    const asked = proposeTime(atHome, 'recipient', { ...proposed, childIds: [21] }, now);
    expect(agreeToTime(asked, 'requester', proposed, now)).toMatchObject({ recipientChildIds: [21] });
    expect(confirmSwap(asked, 'recipient', now)).toMatchObject({ recipientChildIds: [21] });
    expect(confirmSwap(asked, 'recipient', now, { childIds: [] })).toMatchObject({ recipientChildIds: [] });
    const declined = declineTime(asked, 'requester', proposed, now);
    expect(confirmSwap(declined, 'recipient', now)).toMatchObject({ recipientChildIds: [] });
  });

  it('that was suggested and has passed brings nobody along to a later time, where nobody is named', () => {
    const atHome = {
      ...pending,
      place: { of: pending.requesterId },
      otherTimes: [twoHours(later(pending.date, days(2)))],
    };
    const asked = proposeTime(atHome, 'recipient', { ...proposed, childIds: [21] }, now);
    const take = (at: Date) => confirmSwap(asked, 'recipient', at, { time: later(pending.date, days(2)) });
    expect(take(later(proposed.date, -1))).toMatchObject({ recipientChildIds: [21] });
    expect(take(proposed.date)).toMatchObject({ recipientChildIds: [] });
  });

  it('is another where others come along, so that no answer is taken for that to another page', () => {
    const atHome = { ...pending, place: { of: pending.requesterId } };
    const asked = proposeTime(atHome, 'recipient', { ...proposed, childIds: [21, 22] }, now);
    const again = (childIds: readonly number[]) => () =>
      proposeTime(asked, 'recipient', { ...proposed, childIds }, now);
    expect(again([22, 21])).toThrow(codeOf('ALREADY_PROPOSED'));
    for (const others of [[], [21], [21, 23], [21, 22, 23]]) {
      expect(again(others)).toThrow(codeOf('TIME_PROPOSED'));
    }
  });

  it.each([
    ['to another place than that of the requester', pending],
    ['to their own place', { ...pending, place: { of: pending.recipientId } }],
    ['in an arranged swap', { ...fixed, place: { of: fixed.requesterId } }],
  ])('brings nobody along %s', (_, swap) => {
    expect(() => proposeTime(swap, 'recipient', { ...proposed, childIds: [21] }, now)).toThrow(
      expect.objectContaining({ code: 'VALIDATION' }),
    );
  });

  it('keeps a request open until it comes, also past all that were asked for', () => {
    const late = later(pending.date, 1);
    expect(lapsesAt(suggested())).toEqual(proposed.date);
    expect(swapActionsOpenTo(suggested(), 'recipient', late)).not.toContain('accept');
    expect(() => confirmSwap(suggested(), 'recipient', late)).toThrow(codeOf('SWAP_PAST'));
    expect(agreeToTime(suggested(), 'requester', proposed, late).status).toBe('confirmed');
    expect(() => agreeToTime(suggested(), 'requester', proposed, proposed.date)).toThrow(codeOf('SWAP_PAST'));
  });

  it('is not suggested where it was asked for already', () => {
    const other = twoHours(later(pending.date, hours(5)));
    for (const time of [pending, other]) {
      expect(() => proposeTime({ ...pending, otherTimes: [other] }, 'recipient', time, now)).toThrow(
        'Please choose another time than those that were asked for',
      );
    }
  });

  it('has an end once both have agreed on one', () => {
    const endless = { ...fixed, hasEnd: false };
    const agreed = (given: { date: Date; until?: Date }) =>
      agreeToTime(proposeTime(endless, 'recipient', given, now), 'requester', given, now);
    expect(agreed({ date: proposed.date })).toEqual({ ...endless, ...proposed });
    expect(agreed(proposed)).toEqual({ ...fixed, ...proposed });
  });

  it('keeps its length, unless another end is named', () => {
    const short = { ...fixed, until: later(fixed.date, hours(1)) };
    const { date } = proposed;
    expect(proposeTime(short, 'requester', { date }, now).proposal?.until).toEqual(later(date, hours(1)));
    const longer = { date: fixed.date, until: later(fixed.date, hours(3)) };
    const asked = proposeTime(short, 'requester', longer, now);
    expect(agreeToTime(asked, 'recipient', longer, now)).toEqual({ ...short, ...longer });
  });

  it('does not end before it begins', () => {
    const backwards = { date: proposed.date, until: later(proposed.date, -1) };
    expect(() => proposeTime(fixed, 'requester', backwards, now)).toThrow(planTimeRule.backwards);
  });

  it('is proposed once, however often the same call comes', () => {
    const asked = proposedBy('requester');
    expect(() => proposeTime(asked, 'requester', proposed, now)).toThrow(codeOf('ALREADY_PROPOSED'));
    expect(() => proposeTime(asked, 'recipient', proposed, now)).toThrow(codeOf('TIME_PROPOSED'));
  });

  it('is answered as it was read, not as it is proposed since', () => {
    const asked = proposedBy('requester');
    for (const answer of [agreeToTime, declineTime]) {
      for (const read of [
        twoHours(later(proposed.date, 1)),
        { ...proposed, until: later(proposed.until, 1) },
      ]) {
        expect(() => answer(asked, 'recipient', read, now)).toThrow(codeOf('CONFLICT'));
      }
      expect(() => answer(asked, 'recipient', { date: proposed.date }, now)).not.toThrow();
    }
  });

  it.each([
    ['that has passed', later(now, -1), 'Please choose a time in the future'],
    ['of this moment', now, 'Please choose a time in the future'],
    ['over a year ahead', later(now, days(366)), 'Please choose a time within the next year'],
    ['that is arranged', fixed.date, 'Please choose another time than the one that is arranged'],
  ])('is not proposed to be one %s', (_, date, message) => {
    expect(() => proposeTime(fixed, 'requester', { date }, now)).toThrow(message);
  });

  it('can be proposed again once a proposal has lapsed, because its time has come', () => {
    const lapsed = proposedBy('requester', twoHours(later(now, -1)));
    expect(openProposal(lapsed, now)).toBeNull();
    expect(() => agreeToTime(lapsed, 'recipient', { date: later(now, -1) }, now)).toThrow(codeOf('CONFLICT'));
    expect(proposeTime(lapsed, 'recipient', proposed, now).proposal).toEqual({
      by: 'recipient',
      ...proposed,
      hasEnd: true,
    });
  });

  it('can no longer change when the swap begins', () => {
    const asked = proposedBy('requester');
    expect(openProposal(asked, later(asked.date, -1))?.date).toEqual(proposed.date);
    expect(openProposal(asked, asked.date)).toBeNull();
  });
});
