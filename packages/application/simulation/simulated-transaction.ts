import { AsyncLocalStorage } from 'node:async_hooks';
import { MemoryTransaction } from '../testing/memory/memory-transaction.ts';
import { EndedForOthers, type Faults, SimulatedFault } from './faults.ts';
import type { Process, Scheduler } from './scheduler.ts';
import { RowTaken, type Tables, type Writes } from './tables.ts';

interface Open {
  readonly process: Process;
  readonly writes: Writes;
  readonly locks: Set<string>;
  readonly ended: PromiseWithResolvers<void>;
  waitsFor: Open | undefined;
  fail: ((error: Error) => void) | undefined;
  /** A statement has failed, so that PostgreSQL would take no other. */
  isBroken: boolean;
}

interface Task {
  readonly process: Process;
  readonly open?: Open;
}

class MustWait {
  readonly on: Open;
  constructor(on: Open) {
    this.on = on;
  }
}

const tries = 4;
const firstWait = 20;

/**
 * Transactions that see what is committed and what they have written themselves, hold the locks that the stores take
 * by name, and are rolled back; of those that wait for each other one is ended, and runs again as on PostgreSQL.
 */
export class SimulatedTransaction extends MemoryTransaction {
  readonly #scheduler: Scheduler;
  readonly #tables: Tables;
  readonly #faults: Faults;
  readonly #tasks = new AsyncLocalStorage<Task>();
  readonly #open = new Set<Open>();
  /** Planted: locks that are taken by nobody. */
  forgottenLocks: RegExp | undefined;
  /** Planted: statements that take part in no transaction. */
  statementsApart: RegExp | undefined;
  /** Planted: says that it is committed where it is not. */
  isCommitAssumed = false;
  readonly #holders = new Map<string, Open>();
  constructor(scheduler: Scheduler, tables: Tables, faults: Faults) {
    super();
    this.#scheduler = scheduler;
    this.#tables = tables;
    this.#faults = faults;
  }

  /** Work of that process, all whose steps end with it. */
  as<T>(process: Process, work: () => Promise<T>): Promise<T> {
    return this.#tasks.run({ process }, work);
  }

  get process(): Process {
    return this.#task.process;
  }

  override async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#task.open) return work();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#begin(work);
      } catch (error) {
        if (attempt === tries || !(error instanceof EndedForOthers)) throw error;
        await this.#scheduler.sleep(this.#faults.below(firstWait * 2 ** attempt));
      }
    }
  }

  /** One statement; it waits for rows and locks of others, and outside a transaction is one of its own. */
  async statement<T>(name: string, call: () => Promise<T>): Promise<T> {
    const { process, open: current } = this.#task;
    const open = this.statementsApart?.test(name) ? undefined : current;
    for (;;) {
      await this.#scheduler.step(process, name);
      if (open?.isBroken) throw new SimulatedFault('The transaction is aborted');
      if (this.#faults.happens('statement')) {
        if (open) open.isBroken = true;
        throw new SimulatedFault(`The connection was lost before ${name}`);
      }
      const writes = open?.writes ?? this.#tables.begin();
      try {
        const answer = await this.#tables.within(writes, call);
        if (!open) this.#tables.commit(writes);
        return answer;
      } catch (error) {
        if (!open) this.#tables.rollBack(writes);
        const holder = this.#holderOf(error);
        if (!holder) throw error;
        this.#scheduler.note(`${process.name} waits with ${name}`);
        await this.#wait(open, holder);
      }
    }
  }

  /** What a process that was killed has begun is undone, and waited for no longer. */
  endAll(process: Process): void {
    for (const open of this.#open) if (open.process === process) this.#end(open);
  }

  override get isRunning(): boolean {
    return this.#task.open !== undefined;
  }

  override lock(row: string): void {
    const { open } = this.#task;
    if (!open) throw new Error(`${row} is locked outside a transaction, which keeps nobody away`);
    const holder = this.#holders.get(row);
    if (!this.forgottenLocks?.test(row)) {
      if (holder && holder !== open) throw new MustWait(holder);
      this.#holders.set(row, open);
    }
    open.locks.add(row);
  }

  override requireRunning(what: string): void {
    if (!this.#task.open) throw new Error(`${what} outside a transaction, which could be undone in part`);
  }

  override requireLocked(row: string): void {
    if (!this.#task.open?.locks.has(row)) throw new Error(`${row} is changed without being locked`);
  }

  get #task(): Task {
    const task = this.#tasks.getStore();
    if (!task) throw new Error('A port was called outside the processes of the world');
    return task;
  }

  async #begin<T>(work: () => Promise<T>): Promise<T> {
    const { process } = this.#task;
    await this.#scheduler.step(process, 'begin');
    const open: Open = {
      process,
      writes: this.#tables.begin(),
      locks: new Set(),
      ended: Promise.withResolvers(),
      waitsFor: undefined,
      fail: undefined,
      isBroken: false,
    };
    this.#open.add(open);
    try {
      const result = await this.#tasks.run({ process, open }, work);
      await this.#scheduler.step(process, 'commit');
      this.#commit(open);
      return result;
    } finally {
      this.#end(open);
    }
  }

  #commit(open: Open): void {
    const fault = this.#faults.commit();
    if (open.isBroken) throw new SimulatedFault('The transaction is aborted');
    if (fault === 'serialization') throw new EndedForOthers('Could not serialize');
    if (fault === 'before' && this.isCommitAssumed) return;
    if (fault === 'before') throw new SimulatedFault('The connection was lost before the commit');
    this.#tables.commit(open.writes);
    if (fault === 'after') throw new SimulatedFault('The connection was lost after the commit');
  }

  #end(open: Open): void {
    if (!this.#open.delete(open)) return;
    this.#tables.rollBack(open.writes);
    for (const row of open.locks) if (this.#holders.get(row) === open) this.#holders.delete(row);
    open.ended.resolve();
  }

  #holderOf(error: unknown): Open | undefined {
    if (error instanceof MustWait) return error.on;
    return error instanceof RowTaken ? [...this.#open].find(({ writes }) => writes === error.by) : undefined;
  }

  async #wait(open: Open | undefined, holder: Open): Promise<void> {
    if (!open) return holder.ended.promise;
    open.waitsFor = holder;
    const failed = new Promise<never>((_, reject) => {
      open.fail = reject;
    });
    const circle = circleOf(open);
    if (circle) circle[this.#faults.below(circle.length)]?.fail?.(new EndedForOthers('A deadlock'));
    try {
      await Promise.race([holder.ended.promise, failed]);
    } finally {
      open.waitsFor = undefined;
    }
  }
}

/** Transactions that wait for each other, of which this is one. */
function circleOf(open: Open): readonly Open[] | undefined {
  const met = [open];
  for (let next = open.waitsFor; next; next = next.waitsFor) {
    if (next === open) return met;
    met.push(next);
  }
  return undefined;
}
