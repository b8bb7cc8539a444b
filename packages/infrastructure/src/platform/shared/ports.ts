import type { Alerts } from '@nestmates/application/platform/shared/alerts.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import { port } from '../wiring/wiring.ts';

export const clock = port<Clock>('clock');
/** The address of the app in e-mails; known once the server listens. */
export const publicUrl = port<() => string>('public-url');
/** A random uuid. */
export const newId = port<() => string>('new-id');
export const alerts = port<Alerts>('alerts');
