import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import type { Caller } from '../../platform/access/caller.ts';
import { type Confirmation, instant } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { type PushContent, pushContent } from './contract.ts';
import type { PushAddress } from './ports.ts';

/**
 * One job for each device, so that a failing service delays no other device and no device is notified twice.
 */
export const deliverPush = job(
  'notifications.deliver-push',
  z.object({ deviceId: z.int(), content: pushContent, until: instant }),
);

const maxDevices = 10;
/** Time after which a notification is not delivered any more. */
const pushLifetime = hours(1);

export class PushNotifications extends useCase('devices', 'pushServices', 'jobs', 'clock') {
  async subscribe(by: Caller, address: PushAddress): Promise<Confirmation> {
    const { devices, pushServices: services, clock } = this.needs;
    if (!services.accepts(address)) {
      throw invalid('endpoint', 'This push service is not known here');
    }
    await devices.add(
      { memberId: by.id, sessionDigest: by.sessionDigest, at: clock.now(), max: maxDevices },
      address,
    );
    return { message: 'This browser will tell you when something happens.' };
  }

  async unsubscribe(by: Caller, endpoint: string): Promise<Confirmation> {
    await this.needs.devices.remove(by.id, endpoint);
    return { message: 'This browser will stay quiet.' };
  }

  /** Adds the jobs in the current transaction. */
  async push(memberId: MemberId, given: Omit<PushContent, 'memberId'>): Promise<void> {
    const { devices, jobs, clock } = this.needs;
    const content = { ...given, memberId };
    const until = later(clock.now(), pushLifetime).toISOString();
    for (const deviceId of await devices.devicesOf(memberId)) {
      await jobs.add(deliverPush, { deviceId, content, until });
    }
  }

  async deliver({ deviceId, content, until }: z.infer<typeof deliverPush.payload>): Promise<void> {
    const { devices, pushServices: services, clock } = this.needs;
    const device = await devices.find(deviceId);
    if (!device || new Date(until) < clock.now()) return;
    if ((await services.send(device.address, content)) === 'gone') await devices.removeById(deviceId);
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly pushNotifications: PushNotifications;
  }
}
