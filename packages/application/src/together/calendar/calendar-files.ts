import { planOf } from '@nestmates/domain/platform/access/capabilities.ts';
import { planOpens } from '@nestmates/domain/platform/access/features.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { eventNotFound } from '@nestmates/domain/together/calendar/event-series.ts';
import { firstDay } from '@nestmates/domain/together/calendar/event-time.ts';
import { entryPath } from '@nestmates/domain/together/plans/entry-path.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { FeedEvent } from './calendar-feed.ts';
import { descriptionOf, whatToDoAt } from './event-view.ts';
import { FileCache } from './file-cache.ts';
import type { CalendarEventId, StoredEvent } from './ports.ts';

/** What is longer over is left out, so that the file stays small. */
const daysKept = 90;
const farAhead = days(10 * 366);

const proRequired = () =>
  new DomainError('forbidden', 'PRO_REQUIRED', 'This feature comes with Pro.', {
    flags: { requiresSubscription: true },
  });

/** Together, in characters: some dozens of full calendars. */
const maxCached = 16 * 1024 * 1024;

/** A whole calendar, of which the version is known before it is written. */
export interface CalendarFile {
  readonly version: string;
  read(): Promise<string>;
}

/** The page of what has put it there. */
function handledAt({ swapId, playdateId }: StoredEvent): string | undefined {
  if (swapId !== null) return entryPath('/babysitting-swaps', swapId, 'confirmed');
  return playdateId === null ? undefined : entryPath('/playdates', playdateId, 'scheduled');
}

/** Others may follow the file: it says what is to be done, and of nobody that they are away. */
const withDescription = (event: StoredEvent): StoredEvent['series'] => {
  const { details } = event.series;
  const description = descriptionOf(details.description, whatToDoAt(event));
  return { ...event.series, details: { ...details, description } };
};

/** Events as iCalendar, for other programs. */
export class CalendarFiles extends useCase(
  'calendarQueries',
  'calendarFeed',
  'entitlements',
  'clock',
  'publicUrl',
) {
  readonly #written = new FileCache<MemberId>(maxCached);

  async one(by: Caller, { id }: { readonly id: CalendarEventId }): Promise<string> {
    const event = await this.needs.calendarQueries.find(id, by.id);
    if (!event) throw eventNotFound();
    return this.needs.calendarFeed.write({
      name: event.series.details.title,
      events: [this.#feedEvent(event)],
    });
  }

  /** The file of a member whose plan opens the calendar. */
  async whole(member: MemberId): Promise<CalendarFile> {
    const { calendarQueries: queries, entitlements, clock } = this.needs;
    const entitlement = await entitlements.of(member);
    if (!entitlement || !planOpens(planOf(entitlement), 'calendar')) throw proRequired();
    const now = clock.now();
    const [from, until] = [later(now, -days(daysKept)), later(now, farAhead)];
    const version = await queries.versionBetween(from, until, member);
    return {
      version,
      read: () => this.#written.read(member, version, () => this.#write(from, until, member)),
    };
  }

  /** Serves whoever takes everything along, whatever the plan. */
  everything(member: MemberId): Promise<string> {
    return this.#write(new Date(0), later(this.needs.clock.now(), farAhead), member);
  }

  async #write(from: Date, until: Date, member: MemberId): Promise<string> {
    const found = await this.needs.calendarQueries.between(from, until, member);
    return this.needs.calendarFeed.write({
      name: productName,
      events: found.map((event) => this.#feedEvent(event)),
    });
  }

  #feedEvent(event: StoredEvent): FeedEvent {
    const { id, series, changedAt } = event;
    const page = handledAt(event) ?? `/calendar?day=${firstDay(series.details.time)}`;
    return {
      uid: `calendar-event-${id}@${productName.toLowerCase()}`,
      series: withDescription(event),
      changedAt,
      url: `${this.needs.publicUrl()}${page}`,
    };
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly calendarFiles: CalendarFiles;
  }
}
