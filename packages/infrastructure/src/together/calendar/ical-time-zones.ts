import { tzlib_get_ical_block } from 'timezones-ical-library';

/** The block says which name it describes the time zone by: "Asia/Kolkata", where a browser may say "Asia/Calcutta". */
export const timeZoneId = (timeZone: string): string =>
  tzlib_get_ical_block(timeZone)[1]?.replace(/^TZID=/, '') ?? timeZone;

/** When its clocks change, for programs that do not know the time zone. */
export const timeZoneBlock = (timeZone: string): string | null => tzlib_get_ical_block(timeZone)[0] || null;
