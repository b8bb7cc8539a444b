import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { toDateTimeLocal } from '../../../../dates/local-date-time.ts';
import { check } from '../../../../forms/schema.ts';
import { emptySwapForm, swapFormSchema } from './swap-form-schema.ts';

const soon = toDateTimeLocal(later(new Date(), days(2)));
const filled = {
  date: soon,
  location: ' Zilker Park ',
  childIds: ['11', '12'],
  cardChildIds: ['12', '13'],
  emergencyContact: 'Sam, 512 555 0100',
  notes: '  ',
};
const issuesOf = (change: Partial<typeof filled>) =>
  check(swapFormSchema(), { ...filled, ...change }).issues.map(({ path, message }) => `${path}: ${message}`);

describe('the form of a swap', () => {
  it('sends the moment in UTC, children by their ids, the cards of those children, and no notes where nothing is said', () => {
    expect(check(swapFormSchema([11, 12, 13]), filled)).toEqual({
      value: {
        date: new Date(soon).toISOString(),
        location: 'Zilker Park',
        childIds: [11, 12],
        cardChildIds: [12],
        emergencyContact: 'Sam, 512 555 0100',
        notes: null,
      },
      issues: [],
    });
  });

  it('asks for all that is missing', () => {
    expect(check(swapFormSchema(), emptySwapForm).issues).toEqual([
      { path: 'date', message: 'Date and time is required' },
      { path: 'location', message: 'Location is required' },
      { path: 'childIds', message: 'Select at least one child' },
      { path: 'emergencyContact', message: 'Emergency contact is required' },
    ]);
  });

  it.each([
    [{ date: '2020-01-01T10:00' }, 'date: Please choose a time in the future'],
    [{ date: '9999-01-01T10:00' }, 'date: Please choose a time within the next year'],
    [{ location: 'x'.repeat(201) }, 'location: Location must be 200 characters or fewer'],
    [{ notes: 'x'.repeat(1001) }, 'notes: Notes must be 1000 characters or fewer'],
  ])('refuses %o', (change, complaint) => {
    expect(issuesOf(change)).toEqual([complaint]);
  });

  it('leaves out a child of the draft who has left her profile', () => {
    expect(check(swapFormSchema([12]), filled)).toMatchObject({
      value: { childIds: [12], cardChildIds: [12] },
    });
    expect(check(swapFormSchema([11]), filled)).toMatchObject({ value: { cardChildIds: [] } });
    expect(check(swapFormSchema([]), filled).issues).toEqual([
      { path: 'childIds', message: 'Select at least one child' },
    ]);
  });
});
