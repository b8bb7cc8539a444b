import type { RateLimiter } from '@nestmates/application/shared/ports.ts';
import { port } from '../wiring/ports.ts';

export const rateLimiter = port<RateLimiter>('rate-limiter');
