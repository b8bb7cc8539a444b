import { describe, expect, it } from 'vitest';
import { actionsOpenTo } from '../../platform/shared/machine.ts';
import { days, hours, later, minutes } from '../../platform/shared/time.ts';
import type { PlanPlace } from '../plans/plan-place.ts';
import {
  otherOf,
  type Playdate,
  type PlaydateAction,
  type PlaydateActor,
  type PlaydateFields,
  type ProposedPlaydate,
  partyOf,
  playdateMachine,
  withTimeZone,
} from './playdate.ts';
import {
  acceptPlaydate,
  cancelPlaydate,
  declinePlaydate,
  proposePlaydate,
  proposePlaydateAnew,
  withdrawPlaydate,
} from './playdate-actions.ts';
import { calendarEntriesOf } from './playdate-calendar.ts';
import {
  completePlaydate,
  endOf,
  expirePlaydate,
  playdateActionsOpenTo,
  playdateAt,
} from './playdate-end.ts';
import { requireCommonTimes, requireConnected } from './playdate-rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const saturday = later(now, days(2));
const sunday = later(now, days(3));
const monday = later(now, days(4));
const lasting = (date: Date, length = hours(2)) => ({ date, until: later(date, length) });

const fields: PlaydateFields = {
  id: 5,
  userIdOne: 1,
  userIdTwo: 2,
  proposedBy: 1,
  place: null,
  childrenOne: [11],
  childrenTwo: [],
  createdAt: now,
  timeZoneOne: null,
  timeZoneTwo: 'America/Chicago',
};
const ended = { ...fields, endedAt: now };
const playdates = {
  proposed: { ...fields, status: 'proposed', times: [lasting(saturday), lasting(sunday)] },
  scheduled: { ...fields, status: 'scheduled', ...lasting(saturday), scheduledAt: now },
  done: { ...ended, status: 'done', ...lasting(saturday) },
  declined: { ...ended, status: 'declined' },
  cancelled: { ...ended, status: 'cancelled', ...lasting(saturday) },
  expired: { ...ended, status: 'expired' },
} as const satisfies Record<string, Playdate>;

/** When the action is possible at all as far as the time goes. */
const acts: Readonly<Record<PlaydateAction, (playdate: Playdate, by: PlaydateActor) => unknown>> = {
  accept: (playdate, by) => acceptPlaydate(playdate, by, saturday, now),
  decline: (playdate, by) => declinePlaydate(playdate, by, now),
  proposeAnew: (playdate, by) => proposePlaydateAnew(playdate, by, { times: [lasting(monday)] }, now),
  withdraw: (playdate, by) => withdrawPlaydate(playdate, by, now),
  cancel: (playdate, by) => cancelPlaydate(playdate, by, now),
  complete: (playdate, by) => completePlaydate(playdate, by, later(saturday, days(1))),
  expire: (playdate, by) => expirePlaydate(playdate, by, later(sunday, days(1))),
};

const results: Readonly<Record<PlaydateAction, Playdate>> = {
  accept: playdates.scheduled,
  decline: playdates.declined,
  proposeAnew: { ...playdates.proposed, proposedBy: 2, times: [lasting(monday)] },
  withdraw: { ...playdates.cancelled, date: null, until: null },
  cancel: playdates.cancelled,
  complete: { ...playdates.done, endedAt: later(saturday, hours(2)) },
  expire: { ...playdates.expired, endedAt: sunday },
};

const actions = ['accept', 'decline', 'proposeAnew', 'withdraw', 'cancel', 'complete', 'expire'] as const;
const actors = ['proposer', 'invited', 'clock'] as const;
const cases = actions.flatMap((action) =>
  Object.values(playdates).flatMap((playdate: Playdate) =>
    actors.map((by) => ({ action, status: playdate.status, by, playdate })),
  ),
);
const codeOf = (code: string) => expect.objectContaining({ code });

describe('a playdate', () => {
  it('is tested in every action', () => {
    expect(Object.keys(playdateMachine).sort()).toEqual(actions.toSorted());
  });

  it.each(cases)('$action when $status by the $by', ({ action, playdate, by }) => {
    const { by: mayAct, from } = playdateMachine[action];
    const attempt = () => acts[action](playdate, by);
    if (!(mayAct as readonly string[]).includes(by)) expect(attempt).toThrow(codeOf('FORBIDDEN'));
    else if (!(from as readonly string[]).includes(playdate.status))
      expect(attempt).toThrow(codeOf('CONFLICT'));
    else expect(attempt()).toEqual(results[action]);
  });

  it('is answered by the one who was invited, and called off by either once it is agreed on', () => {
    expect(actionsOpenTo(playdateMachine, 'proposed', 'invited')).toEqual([
      'accept',
      'decline',
      'proposeAnew',
    ]);
    expect(actionsOpenTo(playdateMachine, 'proposed', 'proposer')).toEqual(['withdraw']);
    expect(actionsOpenTo(playdateMachine, 'scheduled', 'invited')).toEqual(['cancel']);
    expect(actionsOpenTo(playdateMachine, 'scheduled', 'proposer')).toEqual(['cancel']);
    for (const status of ['done', 'declined', 'cancelled', 'expired']) {
      for (const actor of actors) expect(actionsOpenTo(playdateMachine, status, actor)).toEqual([]);
    }
  });

  it('is there for the two it is between, and for nobody else', () => {
    expect(partyOf(playdates.proposed, 1)).toBe('proposer');
    expect(partyOf(playdates.proposed, 2)).toBe('invited');
    expect(() => partyOf(playdates.proposed, 3)).toThrow(codeOf('NOT_FOUND'));
    expect([otherOf(playdates.proposed, 1), otherOf(playdates.proposed, 2)]).toEqual([2, 1]);
  });

  it('changes sides with every new proposal', () => {
    const anew = proposePlaydateAnew(playdates.proposed, 'invited', { times: [lasting(monday)] }, now);
    expect([partyOf(anew, 1), partyOf(anew, 2)]).toEqual(['invited', 'proposer']);
    const back = proposePlaydateAnew(anew, partyOf(anew, 1), { times: [lasting(sunday)] }, now);
    expect(acceptPlaydate(back, partyOf(back, 2), sunday, now)).toMatchObject({
      userIdOne: 1,
      userIdTwo: 2,
      proposedBy: 1,
      date: sunday,
    });
  });

  it('is agreed on at one of the times that were proposed, and only while that is to come', () => {
    const { proposed } = playdates;
    expect(() => acceptPlaydate(proposed, 'invited', monday, now)).toThrow(codeOf('CONFLICT'));
    expect(() => acceptPlaydate(proposed, 'invited', saturday, saturday)).toThrow(codeOf('PLAYDATE_PAST'));
    expect(acceptPlaydate(proposed, 'invited', sunday, saturday).date).toEqual(sunday);
  });

  it('that is arranged says to whom it was proposed, and to nobody else, that another time was taken', () => {
    const { scheduled } = playdates;
    expect(() => acceptPlaydate(scheduled, 'invited', sunday, now)).toThrow(codeOf('OTHER_TIME_TAKEN'));
    expect(() => acceptPlaydate(scheduled, 'proposer', sunday, now)).toThrow(codeOf('FORBIDDEN'));
  });

  it('can be cancelled until it begins', () => {
    const { scheduled } = playdates;
    expect(cancelPlaydate(scheduled, 'invited', later(saturday, -1)).status).toBe('cancelled');
    expect(() => cancelPlaydate(scheduled, 'invited', saturday)).toThrow(codeOf('PLAYDATE_BEGUN'));
  });

  it('is done once it has ended, and a proposal runs out with its last time', () => {
    const end = later(saturday, hours(2));
    expect(endOf(playdates.scheduled)).toEqual(end);
    expect(completePlaydate(playdates.scheduled, 'clock', later(end, -1))).toBeUndefined();
    expect(completePlaydate(playdates.scheduled, 'clock', end)?.status).toBe('done');
    expect(endOf(playdates.proposed)).toEqual(sunday);
    expect(expirePlaydate(playdates.proposed, 'clock', later(sunday, -1))).toBeUndefined();
    expect(expirePlaydate(playdates.proposed, 'clock', sunday)?.status).toBe('expired');
  });
});

describe('a playdate at a moment', () => {
  const { proposed, scheduled, declined } = playdates;

  it('is what it is by then, whether or not a job has said so', () => {
    expect(playdateAt(proposed, later(sunday, -1))).toBe(proposed);
    expect(playdateAt(proposed, sunday).status).toBe('expired');
    expect(playdateAt(scheduled, later(saturday, hours(2))).status).toBe('done');
    expect(playdateAt(declined, sunday)).toBe(declined);
    expect(endOf(declined)).toEqual(now);
  });

  it('opens no action that its time has closed', () => {
    expect(playdateActionsOpenTo(proposed, 'invited', saturday)).toEqual([
      'accept',
      'decline',
      'proposeAnew',
    ]);
    expect(playdateActionsOpenTo(proposed, 'proposer', saturday)).toEqual(['withdraw']);
    expect(playdateActionsOpenTo(proposed, 'invited', sunday)).toEqual([]);
    expect(playdateActionsOpenTo(scheduled, 'invited', now)).toEqual(['cancel']);
    expect(playdateActionsOpenTo(scheduled, 'proposer', saturday)).toEqual([]);
  });

  it('keeps where each of the two was last', () => {
    expect(withTimeZone(proposed, 1, 'America/Denver')).toEqual({
      ...proposed,
      timeZoneOne: 'America/Denver',
    });
    expect(withTimeZone(proposed, 2, 'Asia/Kolkata').timeZoneTwo).toBe('Asia/Kolkata');
    expect(withTimeZone(proposed, 1, undefined)).toBe(proposed);
  });
});

it('that is planned says so to whoever takes another of its times', () => {
  const { scheduled } = playdates;
  const take = (time: Date) => () => acceptPlaydate(scheduled, 'invited', time, now);
  expect(take(sunday)).toThrow('This is arranged for another time already.');
  expect(take(saturday)).toThrow('This has changed in the meantime.');
});

describe('a proposal', () => {
  it('is made by the one who asks', () => {
    const proposal: Omit<ProposedPlaydate, 'id'> = proposePlaydate(
      1,
      2,
      { times: [lasting(saturday), lasting(sunday)], place: null, childIds: [11] },
      now,
    );
    expect({ id: 5, ...proposal }).toEqual({ ...playdates.proposed, timeZoneTwo: null });
  });

  it.each([
    ['no time', [], 'Please choose at least one time'],
    ['four times', [1, 2, 3, 4].map((count) => later(now, hours(count))), 'You can offer up to three times'],
    ['one time twice', [saturday, new Date(saturday)], 'Please choose times that differ'],
    ['this very moment', [now], 'Please choose a time in the future'],
    ['a time that has passed', [saturday, later(now, -minutes(1))], 'Please choose a time in the future'],
    ['a far day', [later(now, days(93))], 'Please choose a time within the next three months'],
  ])('with %s is refused', (_, beginnings, complaint) => {
    const times = beginnings.map((date) => lasting(date));
    const plan = { times, place: null, childIds: [] };
    expect(() => proposePlaydate(1, 2, plan, now)).toThrow(complaint);
    expect(() => proposePlaydateAnew(playdates.proposed, 'invited', { times }, now)).toThrow(complaint);
  });

  it('whose end comes before its beginning is refused, and one over midnight is not', () => {
    const plan = (length: number) => ({ times: [lasting(saturday, length)], place: null, childIds: [] });
    expect(() => proposePlaydate(1, 2, plan(-hours(1)), now)).toThrow(
      'The end must come after the beginning',
    );
    expect(proposePlaydate(1, 2, plan(hours(14)), now).times).toEqual(plan(hours(14)).times);
  });

  it('is at the place of one of the two, or at a public one', () => {
    const at = (place: PlanPlace) =>
      proposePlaydate(1, 2, { times: [lasting(saturday)], place, childIds: [] }, now).place;
    expect([at({ of: 1 }), at({ of: 2 }), at({ name: 'Prospect Park' })]).toEqual([
      { of: 1 },
      { of: 2 },
      { name: 'Prospect Park' },
    ]);
    expect(() => at({ of: 3 })).toThrow('Please choose the place of one of you two');
    expect(() =>
      proposePlaydateAnew(playdates.proposed, 'invited', { times: [lasting(monday)], place: { of: 3 } }, now),
    ).toThrow('Please choose the place of one of you two');
  });

  it('that is made anew keeps the place and the children that are not said again', () => {
    const before = { ...playdates.proposed, place: { name: 'Prospect Park' } };
    const times = [lasting(monday)];
    expect(proposePlaydateAnew(before, 'invited', { times }, now)).toMatchObject({
      place: { name: 'Prospect Park' },
      childrenOne: [11],
      childrenTwo: [],
    });
    const said = { times, place: { of: 2 }, childIds: [21] };
    expect(proposePlaydateAnew(before, 'invited', said, now)).toMatchObject({
      place: { of: 2 },
      childrenOne: [11],
      childrenTwo: [21],
    });
  });

  it('needs a connection and a time that both have', () => {
    expect(() => requireConnected({ connected: false })).toThrow(codeOf('NOT_CONNECTED'));
    expect(() => requireConnected({ connected: true })).not.toThrow();
    expect(() => requireCommonTimes([])).toThrow(codeOf('NO_COMMON_TIME'));
    expect(() => requireCommonTimes([saturday])).not.toThrow();
  });
});

describe('a playdate that is agreed on', () => {
  it('stands in both calendars, each time with the name of the other', () => {
    const names = new Map([
      [1, 'Ana'],
      [2, 'Bea'],
    ]);
    const time = { kind: 'timed', start: '2026-11-22T12:00', end: '2026-11-22T15:00', timeZone: 'UTC' };
    const shared = { type: 'playdate', description: null, time };
    const scheduled = { ...playdates.scheduled, ...lasting(saturday, hours(3)) };
    expect(calendarEntriesOf(scheduled, names)).toEqual([
      { userId: 1, details: { ...shared, title: 'Playdate with Bea' } },
      { userId: 2, details: { ...shared, title: 'Playdate with Ana' } },
    ]);
    const wordsAt = (place: PlanPlace) =>
      calendarEntriesOf({ ...scheduled, place }, names).map(({ details }) => details.description);
    expect(wordsAt({ of: 1 })).toEqual(['My place', 'Ana’s place']);
    expect(wordsAt({ of: 2 })).toEqual(['Bea’s place', 'My place']);
    expect(wordsAt({ name: 'Prospect Park' })).toEqual(['Prospect Park', 'Prospect Park']);
  });
});
