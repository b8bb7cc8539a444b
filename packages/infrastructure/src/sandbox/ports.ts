import type { Mailbox } from '@nestmates/application/sandbox/ports.ts';
import { port } from '../wiring/wiring.ts';

export const mailbox = port<Mailbox>('mailbox');
