import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent, someSeries } from '../../../testing/calendar/series.ts';
import { type EventSeries, newSeries, occurrencesOf } from './event-series.ts';
import { firstDay, movedTo } from './event-time.ts';
import { changeSeries, deleteFromSeries, type EventDraft, type SeriesChange } from './series-changes.ts';

const weekly = { rhythm: 'weekly', until: '2026-06-25' } as const;
const series = newSeries(anEvent(), weekly);
const draftOn = (date: string, own = {}, repeat: EventDraft['repeat'] = weekly): EventDraft => {
  const details = anEvent(own);
  return { details: { ...details, time: movedTo(details.time, date) }, repeat };
};

const changeThis = (of: EventSeries, on: string, draft: EventDraft) =>
  changeSeries(of, { on, scope: 'this' }, draft);
const changeFollowing = (of: EventSeries, on: string, draft: EventDraft) =>
  changeSeries(of, { on, scope: 'following' }, draft);
const deleteThis = (of: EventSeries, on: string) => deleteFromSeries(of, { on, scope: 'this' });
const deleteFollowing = (of: EventSeries, on: string) => deleteFromSeries(of, { on, scope: 'following' });

/** What stands in the calendar after a change, over both series. */
const shown = ({ series: kept, following }: SeriesChange) =>
  [kept, following].flatMap((one) =>
    one === null
      ? []
      : occurrencesOf(one).map(({ details }) => [details.time.start.slice(0, 10), details.title]),
  );

describe('a change of one', () => {
  it('leaves the others as they were', () => {
    expect(shown(changeThis(series, '2026-06-11', draftOn('2026-06-12', { title: 'Zoo' })))).toEqual([
      ['2026-06-04', 'Swim class'],
      ['2026-06-12', 'Zoo'],
      ['2026-06-18', 'Swim class'],
      ['2026-06-25', 'Swim class'],
    ]);
  });

  it('can be changed again, and deleted', () => {
    const once = changeThis(series, '2026-06-11', draftOn('2026-06-12', { title: 'Zoo' }))
      .series as EventSeries;
    const twice = changeThis(once, '2026-06-11', draftOn('2026-06-13', { title: 'Farm' }));
    expect(shown(twice)).toContainEqual(['2026-06-13', 'Farm']);
    expect(twice.series?.exceptions).toHaveLength(1);
    expect(shown(deleteThis(once, '2026-06-11'))).toHaveLength(3);
  });

  it('replaces an event that does not repeat, which may begin to', () => {
    const single = newSeries(anEvent(), null);
    const draft = draftOn('2026-06-05', { title: 'Zoo' });
    expect(changeThis(single, '2026-06-04', draft)).toEqual({
      series: { ...draft, exceptions: [] },
      following: null,
    });
  });
});

describe('a change of one and the following', () => {
  it('ends the series before it and begins another', () => {
    const draft = draftOn('2026-06-19', { title: 'Dance' }, { rhythm: 'weekly', until: '2026-07-03' });
    const change = changeFollowing(series, '2026-06-18', draft);
    expect(change.series).toEqual({ ...series, repeat: { rhythm: 'weekly', until: '2026-06-17' } });
    expect(shown(change)).toEqual([
      ['2026-06-04', 'Swim class'],
      ['2026-06-11', 'Swim class'],
      ['2026-06-19', 'Dance'],
      ['2026-06-26', 'Dance'],
      ['2026-07-03', 'Dance'],
    ]);
  });

  it('is a change of the whole series where it is the first', () => {
    const change = changeFollowing(series, '2026-06-04', draftOn('2026-06-04', { title: 'Dance' }));
    expect(change.following).toBeNull();
    expect(shown(change).map(([, title]) => title)).toEqual(['Dance', 'Dance', 'Dance', 'Dance']);
  });

  it('brings no deleted day back, and replaces what was changed singly', () => {
    const deleted = deleteThis(series, '2026-06-25').series as EventSeries;
    const changed = changeThis(deleted, '2026-06-18', draftOn('2026-06-20', { title: 'Zoo' }))
      .series as EventSeries;
    const change = changeFollowing(changed, '2026-06-11', draftOn('2026-06-11', { title: 'Dance' }));
    expect(shown(change)).toEqual([
      ['2026-06-04', 'Swim class'],
      ['2026-06-11', 'Dance'],
      ['2026-06-18', 'Dance'],
    ]);
  });

  it('shows the first where it is moved to a deleted day', () => {
    const deleted = deleteThis(series, '2026-06-18').series as EventSeries;
    const change = changeFollowing(deleted, '2026-06-11', draftOn('2026-06-18', { title: 'Dance' }));
    expect(shown(change)).toEqual([
      ['2026-06-04', 'Swim class'],
      ['2026-06-18', 'Dance'],
      ['2026-06-25', 'Dance'],
    ]);
  });

  it('may make it a single event', () => {
    const change = changeFollowing(series, '2026-06-11', draftOn('2026-06-11', {}, null));
    expect(change.following?.repeat).toBeNull();
    expect(shown(change)).toHaveLength(2);
  });
});

describe('a deletion', () => {
  it('takes one out, or it and all that follow', () => {
    expect(shown(deleteThis(series, '2026-06-04')).map(([date]) => date)).toEqual([
      '2026-06-11',
      '2026-06-18',
      '2026-06-25',
    ]);
    expect(shown(deleteFollowing(series, '2026-06-18')).map(([date]) => date)).toEqual([
      '2026-06-04',
      '2026-06-11',
    ]);
  });

  it('stores nothing where nothing is left', () => {
    const nothing = { series: null, following: null };
    expect(deleteFollowing(series, '2026-06-04')).toEqual(nothing);
    expect(deleteThis(newSeries(anEvent(), null), '2026-06-04')).toEqual(nothing);
    const second = deleteThis(series, '2026-06-04').series as EventSeries;
    expect(deleteFollowing(second, '2026-06-11')).toEqual(nothing);
  });

  it.each([
    ['no date of the series', '2026-06-05'],
    ['after its end', '2026-07-02'],
    ['no date', 'tomorrow'],
  ])('is refused on %s', (_, on) => {
    for (const act of [deleteThis, deleteFollowing]) {
      expect(() => act(series, on)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
    }
    const gone = deleteThis(series, '2026-06-11').series as EventSeries;
    expect(() => changeThis(gone, '2026-06-11', draftOn('2026-06-11'))).toThrow(
      'We could not find this event.',
    );
  });
});

describe('any series', () => {
  const someOccurrence = fc
    .tuple(someSeries, fc.nat(60))
    .map(([one, at]) => ({ one, all: occurrencesOf(one), at: at % occurrencesOf(one).length }));

  it('loses exactly what is deleted', () => {
    fc.assert(
      fc.property(someOccurrence, ({ one, all, at }) => {
        const on = all[at]?.on ?? '';
        const left = (change: SeriesChange) => (change.series ? occurrencesOf(change.series) : []);
        expect(left(deleteThis(one, on))).toEqual(all.filter((entry) => entry.on !== on));
        expect(left(deleteFollowing(one, on))).toEqual(all.slice(0, at));
      }),
    );
  });

  it('keeps exactly what is before a change, and everything where the change is one', () => {
    fc.assert(
      fc.property(someOccurrence, ({ one, all, at }) => {
        const { on = '', details } = all[at] ?? {};
        if (!details) return;
        const draft: EventDraft = { details: { ...details, title: 'Changed' }, repeat: one.repeat };
        const single = changeThis(one, on, draft).series;
        expect(single && occurrencesOf(single)).toEqual(
          all.map((entry, index) =>
            index === at
              ? { on: single?.repeat ? on : firstDay(details.time), details: draft.details }
              : entry,
          ),
        );
        const { series: kept, following } = changeFollowing(one, on, { ...draft, repeat: null });
        const expected = [...all.slice(0, at), { on: firstDay(details.time), details: draft.details }];
        expect([kept, following].flatMap((part) => (part ? occurrencesOf(part) : []))).toEqual(expected);
      }),
    );
  });
});
