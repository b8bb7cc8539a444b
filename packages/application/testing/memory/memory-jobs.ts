import type { Job, JobHandler, Jobs, JobTiming } from '../../src/platform/jobs/jobs.ts';

interface WaitingJob {
  readonly name: string;
  readonly payload: unknown;
  readonly timing: JobTiming;
}

/** Records added jobs and runs them when told to. */
export class MemoryJobs implements Jobs {
  readonly waiting: WaitingJob[] = [];

  async add<Payload>(
    { name }: Job<Payload>,
    payload: NoInfer<Payload>,
    timing: JobTiming = {},
  ): Promise<void> {
    const nth = this.waiting.findIndex((one) => timing.key !== undefined && one.timing.key === timing.key);
    const known = this.waiting[nth];
    if (!known) {
      this.waiting.push({ name, payload, timing });
      return;
    }
    const at = timing.keep === 'first' ? known.timing.at : timing.at;
    this.waiting[nth] = { name, payload, timing: at ? { ...timing, at } : timing };
  }

  async runAll(handlers: readonly JobHandler[]): Promise<void> {
    for (const job of this.waiting.splice(0)) await this.#run(job, handlers);
  }

  /** Runs those whose time has come, and those that they add. */
  async runDue(handlers: readonly JobHandler[], now: Date): Promise<void> {
    for (;;) {
      const nth = this.waiting.findIndex(({ timing: { at } }) => at === undefined || at <= now);
      const [job] = nth < 0 ? [] : this.waiting.splice(nth, 1);
      if (!job) return;
      await this.#run(job, handlers);
    }
  }

  async #run({ name, payload }: WaitingJob, handlers: readonly JobHandler[]): Promise<void> {
    const handler = handlers.find(({ job }) => job.name === name);
    if (!handler) throw new Error(`Nobody handles ${name}`);
    await handler.run(handler.job.payload.parse(payload));
  }
}
