import {
  type CronJob,
  jobHandler as handlerOf,
  type Job,
} from '@nestmates/application/platform/jobs/jobs.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { port } from '../wiring/wiring.ts';

/** Lets a service handle all jobs of a kind. */
export function jobHandler<Payload, Service>(
  bind: Bind,
  job: Job<Payload>,
  service: ServiceIdentifier<Service>,
  handle: (service: Service, payload: Payload) => Promise<unknown>,
): void {
  bind(port('jobHandlers')).toResolvedValue(
    (handler: Service) => handlerOf(job, async (payload) => void (await handle(handler, payload))),
    [service],
  );
}

/** Lets a service do recurring work; `schedule` is a cron expression in UTC. */
export function cronJob<Service>(
  bind: Bind,
  { name, schedule, atStart = false }: Pick<CronJob, 'name' | 'schedule'> & Partial<Pick<CronJob, 'atStart'>>,
  service: ServiceIdentifier<Service>,
  work: (service: Service, now: Date) => Promise<void>,
): void {
  bind(port('cronJobs')).toResolvedValue(
    (worker: Service, time: Clock) => ({ name, schedule, atStart, run: () => work(worker, time.now()) }),
    [service, port('clock')],
  );
}
