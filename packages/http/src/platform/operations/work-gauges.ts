import type { JobFigures } from '@nestmates/application/platform/jobs/jobs.ts';
import { Gauge } from 'prom-client';
import type { Gauges } from './metrics.ts';

/** The queue of jobs, which is one for all processes. */
export const jobGauges =
  (read: () => Promise<JobFigures>): Gauges =>
  (registers) => {
    const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
    const waiting = gauge('jobs_waiting', 'Jobs that are due or will be.');
    const failing = gauge('jobs_failing', 'Jobs that failed and are tried again.');
    const givenUp = gauge('jobs_given_up', 'Jobs that failed as often as they are tried.');
    const overdue = gauge(
      'jobs_overdue_seconds',
      'Since when the job has been due that no worker has begun.',
    );
    return async () => {
      const figures = await read();
      waiting.set(figures.waiting);
      failing.set(figures.failing);
      givenUp.set(figures.givenUp);
      overdue.set(figures.overdueSeconds);
    };
  };

interface Live {
  readonly streams: number;
  readonly connected: boolean;
  readonly untoldSeconds: number;
}

/** Open pages of this process, and whether it hears of what other processes announce. */
export const liveGauges =
  (read: () => Promise<Live>): Gauges =>
  (registers) => {
    const streams = new Gauge({
      name: 'event_streams',
      help: 'Pages that this process sends events to.',
      registers,
    });
    const connected = new Gauge({
      name: 'events_connected',
      help: '1 while announcements of other processes come, 0 while they do not.',
      registers,
    });
    const untold = new Gauge({
      name: 'events_untold_seconds',
      help: 'The age of the oldest event that the broker was not told; 0 without a broker.',
      registers,
    });
    return async () => {
      const live = await read();
      streams.set(live.streams);
      connected.set(live.connected ? 1 : 0);
      untold.set(live.untoldSeconds);
    };
  };
