import type { RateLimiter } from '@nestmates/application/shared/ports.ts';
import { port } from '../wiring/wiring.ts';

export const rateLimiter = port<RateLimiter>('rate-limiter');
