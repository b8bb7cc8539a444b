import type { NotificationStore } from '@nestmates/application/members/notification-list/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const notificationStore = port<NotificationStore>('notification-store');
