import type {
  Devices,
  NotificationSettings,
  PushServices,
} from '@nestmates/application/members/notifications/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const devices = port<Devices>('devices');
export const notificationSettings = port<NotificationSettings>('notification-settings');
export const pushServices = port<PushServices>('push-services');
