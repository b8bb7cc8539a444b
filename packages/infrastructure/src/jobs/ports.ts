import type { CronJob, JobHandler, Jobs } from '@nestmates/application/jobs/jobs.ts';
import { port } from '../wiring/ports.ts';

export const jobs = port<Jobs>('jobs');
export const jobHandlers = port<JobHandler>('job-handlers');
export const cronJobs = port<CronJob>('cron-jobs');
