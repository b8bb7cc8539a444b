import type { Mailbox } from '@nestmates/application/platform/mailer/mailbox.ts';
import type { Mailer } from '@nestmates/application/platform/mailer/mailer.ts';
import { port } from '../wiring/wiring.ts';

export const mailer = port<Mailer>('mailer');
/** Bound only where e-mails are not sent anywhere. */
export const mailbox = port<Mailbox>('mailbox');
