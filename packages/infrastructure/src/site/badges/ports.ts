import type { BadgeQueries } from '@nestmates/application/site/badges/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const badgeQueries = port<BadgeQueries>('badge-queries');
