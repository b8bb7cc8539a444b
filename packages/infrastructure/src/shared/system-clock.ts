import type { Clock } from '@nestmates/application/shared/ports.ts';

export const systemClock: Clock = { now: () => new Date() };
