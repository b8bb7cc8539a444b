import type { Mailer } from '@nestmates/application/platform/mailer/mailer.ts';
import { port } from '../wiring/wiring.ts';

export const mailer = port<Mailer>('mailer');
