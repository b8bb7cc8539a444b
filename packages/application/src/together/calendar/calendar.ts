import { type CalendarDate, dateOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { localTimeAt } from '@nestmates/domain/platform/dates/zoned-time.ts';
import { retention } from '@nestmates/domain/platform/retention/retention.ts';
import { changedMeanwhile, DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import { inTimeZone } from '@nestmates/domain/together/calendar/event-instants.ts';
import { requireEvent } from '@nestmates/domain/together/calendar/event-rules.ts';
import {
  eventNotFound,
  findOccurrence,
  newSeries,
  occurrencesOf,
} from '@nestmates/domain/together/calendar/event-series.ts';
import { firstDay } from '@nestmates/domain/together/calendar/event-time.ts';
import {
  type ChangeScope,
  changeSeries,
  deleteFromSeries,
} from '@nestmates/domain/together/calendar/series-changes.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { requireWithinLimits } from './calendar-limits.ts';
import type { CalendarEventView, EventForm } from './contract.ts';
import { draftOf } from './event-draft.ts';
import { viewOf } from './event-view.ts';
import type { CalendarEventId, StoredEvent } from './ports.ts';

interface Target {
  readonly id: CalendarEventId;
  readonly on?: CalendarDate | undefined;
  readonly scope: ChangeScope;
}

/** How long what was deleted is kept. */
const restorableFor = retention.deletedEvents.keptFor;

const handledElsewhere = (where: string) => new DomainError('forbidden', 'HANDLED_ELSEWHERE', where);

const firstDate = ({ series }: StoredEvent): CalendarDate => firstDay(series.details.time);

/** Changes of a member's own calendar. */
export class Calendar extends useCase(
  'calendarEvents',
  'calendarQueries',
  'members',
  'events',
  'transaction',
  'clock',
) {
  create(by: Caller, form: EventForm): Promise<CalendarEventView> {
    const { calendarEvents: store, clock } = this.needs;
    const draft = draftOf(form);
    const at = clock.now();
    requireEvent(draft, { today: dateOf(localTimeAt(at, form.timeZone)) });
    return this.#adding(by, async () => {
      const series = newSeries(draft.details, draft.repeat);
      const id = await store.add({ userId: by.id, series, timeZone: form.timeZone, createdAt: at });
      await requireWithinLimits(by.id, at, store);
      return this.#changed(by, { id, on: firstDay(draft.details.time), timeZone: form.timeZone });
    });
  }

  change(by: Caller, { id, on: date, scope, ...form }: Target & EventForm): Promise<CalendarEventView> {
    const { calendarEvents: store, clock } = this.needs;
    const { timeZone } = form;
    return this.#adding(by, async () => {
      const event = await this.#lock(id, by);
      const at = clock.now();
      const on = date ?? firstDate(event);
      const before = inTimeZone(findOccurrence(event.series, on).details.time, timeZone);
      const changesOne = event.series.repeat !== null && scope === 'this';
      const entered = draftOf(form);
      const draft = changesOne ? { ...entered, repeat: null } : entered;
      const today = dateOf(localTimeAt(at, timeZone));
      requireEvent(draft, { today, unchanged: firstDay(before) });
      const { series, following } = changeSeries(event.series, { on, scope }, draft);
      if (series) await store.save({ id, series, timeZone: following ? event.timeZone : timeZone }, at);
      const changedOn = changesOne ? on : firstDay(draft.details.time);
      if (!following) {
        if (event.series.repeat === null && draft.repeat !== null)
          await requireWithinLimits(by.id, at, store);
        return this.#changed(by, { id, on: changedOn, timeZone });
      }
      const added = await store.add({ userId: by.id, series: following, timeZone, createdAt: at });
      await requireWithinLimits(by.id, at, store);
      return this.#changed(by, { id: added, on: changedOn, timeZone });
    });
  }

  remove(by: Caller, { id, on, scope }: Target): Promise<Confirmation> {
    const { calendarEvents: store, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const event = await this.#lock(id, by);
      const { series } = deleteFromSeries(event.series, { on: on ?? firstDate(event), scope });
      await store.remove(event, { left: series, before: event.series, at: clock.now() });
      await this.#announce(by);
      return { message: 'Event deleted' };
    });
  }

  restore(by: Caller, { id }: Pick<Target, 'id'>): Promise<Confirmation> {
    const { calendarEvents: store, clock } = this.needs;
    return this.#adding(by, async () => {
      const at = clock.now();
      const event = await store.lockDeleted(id, by.id);
      if (!event || event.changedAt <= later(at, -restorableFor)) throw changedMeanwhile();
      await store.save(event, at);
      await requireWithinLimits(by.id, at, store);
      await this.#announce(by);
      return { message: 'Event restored' };
    });
  }

  /** What may add an event locks the member first, or two pages of one member would pass the limits together. */
  #adding<Result>(by: Caller, change: () => Promise<Result>): Promise<Result> {
    const { members, transaction } = this.needs;
    return transaction.run(async () => {
      await members.lock(by.id);
      return change();
    });
  }

  async #lock(id: CalendarEventId, by: Caller): Promise<StoredEvent> {
    const event = await this.needs.calendarEvents.lock(id, by.id);
    if (!event) throw eventNotFound();
    if (event.swapId !== null) throw handledElsewhere('A swap is changed in Babysitting Swaps.');
    if (event.playdateId !== null) throw handledElsewhere('A playdate is changed in Playdates.');
    return event;
  }

  async #announce(by: Caller): Promise<void> {
    await this.needs.events.announce([by.id], { type: 'calendar' });
  }

  async #changed(
    by: Caller,
    { id, on, timeZone }: Required<Omit<Target, 'scope'>> & { readonly timeZone: string },
  ): Promise<CalendarEventView> {
    await this.#announce(by);
    const event = await this.needs.calendarQueries.find(id, by.id);
    const occurrence = event && occurrencesOf(event.series).find((one) => one.on === on);
    if (!occurrence) throw eventNotFound();
    return viewOf(event, occurrence, timeZone);
  }
}
