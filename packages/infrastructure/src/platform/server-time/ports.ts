import type { SandboxTime } from '@nestmates/application/platform/server-time/sandbox-time.ts';
import { port } from '../wiring/wiring.ts';

/** Bound only where no payment provider is configured. */
export const sandboxTime = port<SandboxTime>('sandbox-time');
