import type { Tracing } from '@nestmates/application/platform/tracing/tracing.ts';
import type { Config } from '../config/config.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { adapter, feature, port } from '../wiring/wiring.ts';
import { SandboxMailModel } from './sandbox-mail-model.ts';
import { SandboxMailer } from './sandbox-mailer.ts';
import { checkSmtp } from './smtp-check.ts';
import { SmtpMailer } from './smtp-mailer.ts';

/** The mailbox exists only if e-mails are not sent anywhere else. */
export const mailerFeature = feature({
  capabilities: ({ SMTP_URL }) => (SMTP_URL ? SmtpMailer.capabilities : []),
  bind(bind, { SMTP_URL, MAIL_FROM }) {
    if (SMTP_URL)
      bind(port('mailer')).toResolvedValue(
        (tracing: Tracing) => new SmtpMailer(SMTP_URL, MAIL_FROM, { tracing }),
        [port('tracing')],
      );
    else adapter(bind, ['mailer', 'mailbox'], SandboxMailer, [KnexTransaction, port('clock')]);
  },
  tables: [SandboxMailModel],
  checks: [checkSmtp],
});

/** Whether e-mails reach people, by whichever adapter. */
export const sendsMail = (config: Config): boolean =>
  mailerFeature.capabilities(config).includes('outgoing-mail');
