import { ContainerModule } from 'inversify';
import type { Config } from '../config/config.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { SandboxMailer } from '../sandbox/sandbox-mailer.ts';
import { ports } from '../tokens.ts';
import { SmtpMailer } from './smtp-mailer.ts';

/** The mailbox exists only if letters are not sent anywhere else. */
export const mailModule = ({ SMTP_URL, MAIL_FROM }: Config) =>
  new ContainerModule(({ bind }) => {
    if (SMTP_URL) {
      bind(ports.mailer).toConstantValue(new SmtpMailer(SMTP_URL, MAIL_FROM));
      return;
    }
    bind(SandboxMailer).toResolvedValue(
      (transaction, clock) => new SandboxMailer(transaction, clock),
      [KnexTransaction, ports.clock],
    );
    bind(ports.mailer).toService(SandboxMailer);
    bind(ports.mailbox).toService(SandboxMailer);
  });
