import { instant, key, text } from '../tables/columns.ts';
import { table } from '../tables/table.ts';

export class SandboxMailModel extends table('sandbox_mail', {
  id: key(),
  to: text(),
  subject: text(),
  text: text(),
  html: text(),
  sentAt: instant(),
}).with({ erasure: 'deleted', left: 'provider', old: { kind: 'trialEmails', when: 'sent_at < :before' } }) {}
