import type { Job, JobHandler, Jobs, JobTiming } from '../jobs/jobs.ts';

/** Records added jobs and runs them when told to. */
export class MemoryJobs implements Jobs {
  readonly waiting: { readonly name: string; readonly payload: unknown; readonly timing: JobTiming }[] = [];

  async add<Payload>(
    { name }: Job<Payload>,
    payload: NoInfer<Payload>,
    timing: JobTiming = {},
  ): Promise<void> {
    this.waiting.push({ name, payload, timing });
  }

  async runAll(handlers: readonly JobHandler[]): Promise<void> {
    for (const { name, payload } of this.waiting.splice(0)) {
      const handler = handlers.find(({ job }) => job.name === name);
      if (!handler) throw new Error(`Nobody handles ${name}`);
      await handler.run(handler.job.payload.parse(payload));
    }
  }
}
