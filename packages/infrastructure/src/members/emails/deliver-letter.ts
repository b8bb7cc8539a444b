import type { Letter, Recipient } from '@nestmates/application/members/emails/letter.ts';
import { Letters } from '@nestmates/application/members/emails/letters.ts';
import { jobHandler } from '@nestmates/application/platform/jobs/jobs.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { jobHandlers } from '../../platform/jobs/ports.ts';

/** Lets a kind of letter be written, from facts that `source` reads. */
export function deliverLetter<Ids extends object, Source, Facts extends Recipient>(
  bind: Bind,
  letter: Letter<Ids, NoInfer<Source>, Facts>,
  source: ServiceIdentifier<Source>,
): void {
  bind(jobHandlers).toResolvedValue(
    (letters: Letters, reader: Source) =>
      jobHandler(letter.job, (ids) => letters.deliver(letter, reader, ids)),
    [Letters, source],
  );
}
