import { calls } from '../contract/address.ts';
import type { calendarContract } from './contract.ts';

export const calendarAddresses = {
  list: { method: 'get', path: '/api/calendar' },
} as const;

export const calendarCalls = calls<typeof calendarContract>(calendarAddresses);
