import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { hours, minutes, seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { JobHandler } from '../src/platform/jobs/jobs.ts';
import { Faults, SimulatedFault } from './faults.ts';
import { Random } from './random.ts';
import { type Process, Scheduler } from './scheduler.ts';
import { SimulatedQueue } from './simulated-queue.ts';
import { SimulatedTransaction } from './simulated-transaction.ts';
import { Tables } from './tables.ts';

/** Where one of these is thrown, the world or a rule meant it. */
function isMeant(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isMeant);
  return error instanceof DomainError || error instanceof SimulatedFault;
}

const serverNames = ['server 1', 'server 2', 'server 3'];
const workerNames = ['worker 1', 'worker 2'];

/** Servers and workers over the same stores, in one process: the seed decides who goes next, what fails, what time it is. */
export class World {
  readonly seed: number;
  readonly scheduler: Scheduler;
  readonly faults: Faults;
  readonly tables = new Tables();
  readonly transaction: SimulatedTransaction;
  readonly queue: SimulatedQueue;
  /** What should not have happened. */
  readonly findings: string[] = [];
  /** Jobs that their handlers have done. */
  readonly doneJobs = new Set<number>();
  readonly #random: Random;
  readonly #processes = new Map<string, Process>();
  readonly #idle = new Set<Process>();
  #handlers: readonly JobHandler[] = [];
  #pollsAt: number | undefined;
  constructor(seed: number) {
    this.seed = seed;
    this.#random = this.random('processes');
    this.scheduler = new Scheduler(this.random('scheduler'));
    this.faults = new Faults(this.random('faults'));
    this.transaction = new SimulatedTransaction(this.scheduler, this.tables, this.faults);
    this.queue = new SimulatedQueue(this.scheduler);
    this.tables.add([this.queue.waiting, this.queue.taken]);
    for (const name of [...serverNames, ...workerNames]) this.#start(name);
  }

  random(name: string): Random {
    return new Random(this.seed, name);
  }

  /** Each call of such a port is a step, and part of the transaction in which it is made. */
  stored<Port extends object>(name: string, port: Port): Port {
    return eachCall(port, (method, call) =>
      this.transaction.statement(`${name}.${method}`, async () => call()),
    );
  }

  /** Each call of such a port leaves us: it may not arrive, its answer may not, and it may arrive twice. */
  outside<Port extends object>(name: string, port: Port, fails: (why: string) => Error): Port {
    return eachCall(port, async (method, call) => {
      const { process } = this.transaction;
      const what = `${name}.${method}`;
      await this.scheduler.step(process, what);
      const fault = this.faults.outside();
      if (fault) this.scheduler.note(`${what} ${fault}`);
      if (fault === 'before') throw fails(`${what} was not reached`);
      if (fault === 'slow') {
        await this.scheduler.sleep(this.faults.below(minutes(2)));
        await this.scheduler.step(process, `${what} at last`);
      }
      if (fault === 'twice') await call();
      const answer = await call();
      // What it says is as it was when it was asked.
      if (fault === 'late') {
        await this.scheduler.sleep(this.faults.below(minutes(2)));
        await this.scheduler.step(process, `the answer of ${what}`);
      }
      if (fault === 'after') throw fails(`The answer of ${what} was lost`);
      return answer;
    });
  }

  /** A request that one of the servers handles; whether it was answered well. */
  async request(name: string, work: () => Promise<unknown>): Promise<boolean> {
    const alive = serverNames.flatMap((one) => this.#processes.get(one) ?? []);
    const server = this.#random.of(alive);
    if (!server) return false;
    this.scheduler.note(`${server.name} is asked: ${name}`);
    return this.#attempt(server, name, work);
  }

  serve(handlers: readonly JobHandler[]): void {
    this.#handlers = handlers;
  }

  /** One step of the world; false where nothing is left to do by then. */
  async goOn(until?: number): Promise<boolean> {
    if (this.faults.happens('crash')) this.#crash();
    this.#wakeWorkers();
    return this.scheduler.goOn(until);
  }

  #start(name: string): void {
    const process = { name, alive: true };
    this.#processes.set(name, process);
    if (workerNames.includes(name)) this.#idle.add(process);
  }

  #crash(): void {
    const process = this.#random.of([...this.#processes.values()]);
    if (!process) return;
    this.scheduler.note(`${process.name} is killed`);
    this.scheduler.end(process);
    this.transaction.endAll(process);
    this.#processes.delete(process.name);
    this.#idle.delete(process);
    this.scheduler.after(seconds(1 + this.#random.below(60)), () => this.#start(process.name));
    if (!workerNames.includes(process.name)) return;
    const lost = [...this.queue.taken].filter(([, { worker }]) => worker === process.name);
    const wait = minutes(1) + this.#random.below(hours(4));
    for (const [id] of lost) void this.queue.giveBack(id, wait);
  }

  #wakeWorkers(): void {
    const next = this.queue.nextAt;
    if (next === undefined) return;
    const wait = next - this.scheduler.now().getTime();
    if (wait <= 0) {
      const due = this.queue.due(this.#isTaken).length;
      for (const worker of [...this.#idle].slice(0, due)) {
        this.#idle.delete(worker);
        void this.#work(worker);
      }
    } else if (this.#pollsAt === undefined || next < this.#pollsAt) {
      this.#pollsAt = next;
      this.scheduler.after(wait, () => {
        this.#pollsAt = undefined;
      });
    }
  }

  async #work(worker: Process): Promise<void> {
    await this.#attempt(worker, 'take a job', () => this.#takeJob(worker));
    if (worker.alive) this.#idle.add(worker);
  }

  readonly #isTaken = (key: string): boolean => this.tables.isTaken(this.queue.waiting, key);

  async #takeJob(worker: Process): Promise<void> {
    const { queue } = this;
    const within = <T>(name: string, call: () => Promise<T>) => this.transaction.statement(name, call);
    const id = await within('jobs.take', () => queue.take(worker.name, this.#isTaken));
    const job = id === undefined ? undefined : queue.taken.get(id);
    if (id === undefined || !job) return;
    const isDone = await this.#attempt(worker, `job ${job.name}`, async () => {
      const handler = this.#handlers.find((one) => one.job.name === job.name);
      if (!handler) throw new Error(`Nobody handles ${job.name}`);
      await handler.run(handler.job.payload.parse(job.payload));
    });
    if (isDone) this.doneJobs.add(id);
    if (isDone && this.faults.happens('job')) await queue.giveBack(id, seconds(5));
    else
      await this.#untilSaid(() => within('jobs.end', () => (isDone ? queue.done(id) : queue.giveBack(id))));
  }

  async #untilSaid(work: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await work();
        return;
      } catch (error) {
        if (!(error instanceof SimulatedFault)) throw error;
      }
    }
  }

  /** Refusals and what the world does are part of it; anything else that is thrown is a fault of ours. */
  async #attempt(process: Process, name: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await this.transaction.as(process, work);
      return true;
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      this.scheduler.note(`${process.name} ${name}: ${said}`);
      if (!isMeant(error)) this.findings.push(`${name} failed: ${said}`);
      return false;
    }
  }
}

function eachCall<Port extends object>(
  port: Port,
  around: (method: string, call: () => unknown) => Promise<unknown>,
): Port {
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => around(String(name), () => Reflect.apply(value, target, args));
    },
  });
}
