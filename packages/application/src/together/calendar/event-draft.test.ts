import { describe, expect, it } from 'vitest';
import type { EventForm } from './contract.ts';
import { draftOf } from './event-draft.ts';

const form: EventForm = {
  title: 'Swim class',
  date: '2026-06-04T09:00',
  type: 'personal',
  timeZone: 'Asia/Kolkata',
  allDay: false,
};

describe('what was entered', () => {
  it.each([
    ['the time of the clock', '2026-06-04T09:00', '2026-06-04T09:00'],
    ['the same with seconds', '2026-06-04T09:00:00', '2026-06-04T09:00'],
    ['an instant', '2026-06-04T03:30:00.000Z', '2026-06-04T09:00'],
    ['an instant with an offset', '2026-06-03T23:30:00-04:00', '2026-06-04T09:00'],
    ['no time, left for the rules', 'tomorrow', 'tomorrow'],
    ['no instant, left for the rules', '2026-99-99T99:99:00Z', '2026-99-99T99:99:00Z'],
  ])('may be %s', (_, date, start) => {
    expect(draftOf({ ...form, date }).details.time).toEqual({
      kind: 'timed',
      start,
      end: null,
      timeZone: 'Asia/Kolkata',
    });
  });

  it('may be whole days, by the clock of who enters them', () => {
    const days = { ...form, allDay: true, date: '2026-06-03T20:00:00Z', end: '2026-06-06' };
    expect(draftOf(days).details.time).toEqual({ kind: 'all-day', start: '2026-06-04', end: '2026-06-06' });
    expect(draftOf({ ...days, end: null }).details.time).toMatchObject({ end: '2026-06-04' });
  });

  it('has no empty description, and repeats until a day or not at all', () => {
    const { details, repeat } = draftOf({ ...form, description: '', repeat: 'weekly' });
    expect(details).toMatchObject({ title: 'Swim class', description: null });
    expect(repeat).toEqual({ rhythm: 'weekly', until: '' });
    expect(draftOf(form).repeat).toBeNull();
  });
});
