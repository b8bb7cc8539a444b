import type {
  Devices,
  NotificationSettings,
  PushServices,
} from '@nestmates/application/notifications/ports.ts';
import { port } from '../wiring/wiring.ts';

export const devices = port<Devices>('devices');
export const notificationSettings = port<NotificationSettings>('notification-settings');
export const pushServices = port<PushServices>('push-services');
