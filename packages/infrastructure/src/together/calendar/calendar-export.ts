import type { FeatureExport } from '../../platform/wiring/export-table.ts';

export const calendarExport: FeatureExport = {
  sections: {
    calendar: `
      select title, description, type, date, time, time_zone, repeat, exceptions, ends_at, created_at, changed_at
      from calendar_events where user_id = :memberId and deleted_at is null order by date, id`,
  },
  left: { calendar_events: { key: 'swap_id playdate_id', process: 'before_deletion' } },
};
