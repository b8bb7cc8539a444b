import type { Pairs } from '@nestmates/application/pairs/ports.ts';
import { port } from '../wiring/wiring.ts';

export const pairs = port<Pairs>('pairs');
