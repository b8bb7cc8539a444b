import type { Email, Recipient } from '@nestmates/application/members/emails/email.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { jobHandler } from '@nestmates/application/platform/jobs/jobs.ts';
import type { Bind, ServiceIdentifier } from 'inversify';
import { port } from '../../platform/wiring/wiring.ts';

/** Lets a kind of e-mail be written, from facts that `source` reads. */
export function deliverEmail<Ids extends object, Source, Facts extends Recipient>(
  bind: Bind,
  email: Email<Ids, NoInfer<Source>, Facts>,
  source: ServiceIdentifier<Source>,
): void {
  bind(port('jobHandlers')).toResolvedValue(
    (emails: Emails, reader: Source) => jobHandler(email.job, (ids) => emails.deliver(email, reader, ids)),
    [Emails, source],
  );
}
