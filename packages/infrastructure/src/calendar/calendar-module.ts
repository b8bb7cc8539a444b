import { Calendar } from '@nestmates/application/calendar/calendar.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { CalendarRepository } from './calendar-repository.ts';

export const calendarModule = new ContainerModule(({ bind }) => {
  bind(CalendarRepository).toResolvedValue(
    (transaction) => new CalendarRepository(transaction),
    [KnexTransaction],
  );
  bind(ports.calendarStore).toService(CalendarRepository);
  bind(ports.calendarQueries).toService(CalendarRepository);
  bind(Calendar).toResolvedValue(
    (queries, clock) => new Calendar({ queries, clock }),
    [ports.calendarQueries, ports.clock],
  );
});
