import { deliverPush, PushNotifications } from '../../src/members/notifications/push-notifications.ts';
import type { Caller } from '../../src/platform/access/caller.ts';
import { type JobHandler, jobHandler } from '../../src/platform/jobs/jobs.ts';
import type { Clock } from '../../src/platform/shared/ports.ts';
import { immediateTransaction } from '../immediate-transaction.ts';
import { MemoryDevices } from './memory-devices.ts';
import { MemoryEmails } from './memory-emails.ts';
import { MemoryPushServices } from './memory-push-services.ts';

/** E-mails and push notifications over ports in memory, as the notices of a feature send them. */
export function noticesInMemory(clock: Clock) {
  const mail = new MemoryEmails(clock);
  const [devices, services] = [new MemoryDevices(), new MemoryPushServices()];
  const pushNotifications = new PushNotifications({ devices, services, jobs: mail.jobs, clock });
  const { jobs, emails } = mail;
  return {
    mail,
    deps: { pushNotifications, emails, jobs, transaction: immediateTransaction, clock },
    subscribe: (by: Caller) =>
      pushNotifications.subscribe(by, {
        endpoint: `https://push.example/${by.id}`,
        keys: { p256dh: 'key', auth: 'secret' },
      }),
    pushedTo: ({ id }: Caller) =>
      services.sent
        .filter(({ endpoint }) => endpoint === `https://push.example/${id}`)
        .map(({ notice }) => notice),
    /** Runs the jobs whose time has come, those of notifications among them. */
    run: (handlers: readonly JobHandler[]) =>
      jobs.runDue(
        [...handlers, jobHandler(deliverPush, (push) => pushNotifications.deliver(push))],
        clock.now(),
      ),
  };
}
