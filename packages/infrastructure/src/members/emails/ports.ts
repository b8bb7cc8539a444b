import type { EmailFaces } from '@nestmates/application/members/emails/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const emailFaces = port<EmailFaces>('email-faces');
