import { job, jobHandler } from '@nestmates/application/platform/jobs/jobs.ts';
import { pino } from 'pino';
import * as z from 'zod/mini';
import { startWorker } from '../src/platform/jobs/worker.ts';

/** A worker whose machine loses its power while it does a job. */
const [, , databaseUrl = '', name = ''] = process.argv;
await startWorker({
  databaseUrl,
  handlers: [jobHandler(job(name, z.unknown()), async () => void process.kill(process.pid, 'SIGKILL'))],
  cronJobs: [],
  log: pino({ level: 'silent' }),
});
