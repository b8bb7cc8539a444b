import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { toDateTimeLocal } from '../../../../dates/local-date-time.ts';
import { check } from '../../../../forms/schema.ts';
import { emptySwapForm, type SwapFormValues, swapFormSchema } from './swap-form-schema.ts';

const at = new Date(Math.floor(Date.now() / hours(1)) * hours(1));
const local = (after: number) => toDateTimeLocal(later(at, after));
const sent = (after: number) => later(at, after).toISOString();
const two = { me: 1, other: 2 };
const filled: SwapFormValues = {
  date: local(days(2)),
  until: local(days(2) + hours(3)),
  otherTimes: [],
  place: 'public',
  location: ' Zilker Park ',
  childIds: ['11', '12'],
  cardChildIds: ['12', '13'],
  emergencyContact: 'Sam, 512 555 0100',
  notes: '  ',
};
const checked = (change: Partial<SwapFormValues>, own?: number[]) =>
  check(swapFormSchema({ ...two, own }), { ...filled, ...change });
const issuesOf = (change: Partial<SwapFormValues>) =>
  checked(change).issues.map(({ path, message }) => `${path}: ${message}`);

describe('the form of a swap', () => {
  it('sends the times in UTC, children by their ids, the cards of those children, and no notes where nothing is said', () => {
    expect(checked({}, [11, 12, 13])).toEqual({
      value: {
        date: sent(days(2)),
        until: sent(days(2) + hours(3)),
        location: 'Zilker Park',
        childIds: [11, 12],
        cardChildIds: [12],
        emergencyContact: 'Sam, 512 555 0100',
        notes: null,
      },
      issues: [],
    });
  });

  it('sends the owner of a place, and other times that would do', () => {
    const otherTimes = [{ date: local(days(3)), until: local(days(3) + hours(3)) }];
    expect(checked({ place: 'mine' })).toMatchObject({ value: { place: { of: 1 } } });
    expect(checked({ place: 'theirs', otherTimes })).toMatchObject({
      value: {
        place: { of: 2 },
        otherTimes: [{ date: sent(days(3)), until: sent(days(3) + hours(3)) }],
      },
    });
    expect(checked({ place: 'mine' })).not.toHaveProperty('value.location');
  });

  it('asks for all that is missing', () => {
    expect(
      new Set(
        check(swapFormSchema(two), emptySwapForm).issues.map(({ path, message }) => `${path}: ${message}`),
      ),
    ).toEqual(
      new Set([
        'date: Date and time is required',
        'place: Location is required',
        'childIds: Select at least one child',
        'emergencyContact: Emergency contact is required',
      ]),
    );
    expect(issuesOf({ location: ' ' })).toEqual(['location: Location is required']);
  });

  it.each<[Partial<SwapFormValues>, string]>([
    [{ date: '2020-01-01T10:00', until: '' }, 'date: Please choose a time in the future'],
    [{ date: '9999-01-01T10:00', until: '' }, 'date: Please choose a time within the next year'],
    [{ until: local(days(2) - hours(1)) }, 'until: The end must come after the beginning'],
    [{ until: local(days(3) + hours(1)) }, 'until: A plan ends within 24 hours of its beginning'],
    [
      { otherTimes: [{ date: local(-hours(2)), until: local(0) }] },
      'otherTimes: Please choose a time in the future',
    ],
    [
      { otherTimes: [{ date: local(days(2)), until: local(days(2) + hours(1)) }] },
      'otherTimes: Please choose times that differ',
    ],
    [{ location: 'x'.repeat(201) }, 'location: Location must be 200 characters or fewer'],
    [{ notes: 'x'.repeat(1001) }, 'notes: Notes must be 1000 characters or fewer'],
  ])('refuses %o', (change, complaint) => {
    expect(issuesOf(change)).toEqual([complaint]);
  });

  it('leaves out a child of the draft who has left her profile', () => {
    expect(checked({}, [12])).toMatchObject({ value: { childIds: [12], cardChildIds: [12] } });
    expect(checked({}, [11])).toMatchObject({ value: { cardChildIds: [] } });
    expect(checked({}, []).issues).toEqual([{ path: 'childIds', message: 'Select at least one child' }]);
  });
});
