import type { Pairs } from '@nestmates/application/members/pairs/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const pairs = port<Pairs>('pairs');
