import type { Mailer } from '@nestmates/application/mail/mailer.ts';
import { port } from '../wiring/ports.ts';

export const mailer = port<Mailer>('mailer');
