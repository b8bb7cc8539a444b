import type { Clock } from '@nestmates/application/platform/shared/ports.ts';

export const systemClock: Clock = { now: () => new Date() };
