import type { Mailbox, SandboxTime } from '@nestmates/application/platform/sandbox/ports.ts';
import { port } from '../wiring/wiring.ts';

export const mailbox = port<Mailbox>('mailbox');
/** Bound only where no payment provider is configured. */
export const sandboxTime = port<SandboxTime>('sandbox-time');
