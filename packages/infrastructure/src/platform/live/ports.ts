import type { EventLog, EventNotifier, Events } from '@nestmates/application/platform/live/ports.ts';
import { port } from '../wiring/wiring.ts';

export const eventLog = port<EventLog>('event-log');
export const eventNotifier = port<EventNotifier>('event-notifier');
export const events = port<Events>('events');
