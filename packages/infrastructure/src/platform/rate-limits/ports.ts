import type { RateLimiter } from '@nestmates/application/platform/shared/ports.ts';
import { port } from '../wiring/wiring.ts';

export const rateLimiter = port<RateLimiter>('rate-limiter');
