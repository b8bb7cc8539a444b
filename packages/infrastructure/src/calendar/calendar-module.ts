import { Calendar } from '@nestmates/application/calendar/calendar.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { SqlCalendar } from './sql-calendar.ts';

export const calendarModule = new ContainerModule(({ bind }) => {
  bind(SqlCalendar).toResolvedValue((transaction) => new SqlCalendar(transaction), [KnexTransaction]);
  bind(ports.calendarStore).toService(SqlCalendar);
  bind(ports.calendarQueries).toService(SqlCalendar);
  bind(Calendar).toResolvedValue(
    (queries, clock) => new Calendar({ queries, clock }),
    [ports.calendarQueries, ports.clock],
  );
});
