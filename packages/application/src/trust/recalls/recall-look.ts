import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { recallFinder } from '@nestmates/domain/trust/recalls/recall.ts';
import * as z from 'zod/mini';
import { job } from '../../platform/jobs/jobs.ts';
import { every, useCase } from '../../platform/wiring/use-case.ts';
import { recallId } from './recalled-thing.ts';

export const lookForRecalled = job(
  'recalls.look',
  z.object({ kind: z.string(), recallIds: z.array(recallId), after: z.int() }),
);

/** Who has bought something longer ago is not told. */
const boughtWithin = days(2 * 365);
const thingsAtOnce = 500;

/** Compares all that is on sale, or was bought lately, with recalls that are new. */
export class RecallLook extends useCase(
  'knownRecalls',
  every('recallableThings'),
  'jobs',
  'transaction',
  'clock',
) {
  /** Runs in the transaction in which the recalls become known, so that none is missed. */
  async begin(recallIds: readonly string[]): Promise<void> {
    if (recallIds.length === 0) return;
    const { recallableThings: things, jobs } = this.needs;
    for (const { kind } of things) {
      await jobs.add(lookForRecalled, { kind, recallIds: [...recallIds], after: 0 });
    }
  }

  /** Each that was recalled gets a job of its own, so that a failure keeps no other waiting. */
  async look(asked: z.infer<(typeof lookForRecalled)['payload']>): Promise<void> {
    const { knownRecalls: known, recallableThings: things, jobs, transaction, clock } = this.needs;
    const ofKind = things.find(({ kind }) => kind === asked.kind);
    if (!ofKind) return;
    const boughtSince = later(clock.now(), -boughtWithin);
    const recallOf = recallFinder(await known.named(asked.recallIds));
    const found = await ofKind.after(asked.after, boughtSince, thingsAtOnce);
    await transaction.run(async () => {
      for (const thing of found) {
        const recall = recallOf(thing);
        if (recall) await jobs.add(ofKind.job, { id: thing.id, recallId: recall.id });
      }
      const last = found.at(-1);
      if (last && found.length === thingsAtOnce)
        await jobs.add(lookForRecalled, { ...asked, after: last.id });
    });
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly recallLook: RecallLook;
  }
}
