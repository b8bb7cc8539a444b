import type { TransparencyStore } from '@nestmates/application/trust/transparency/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const transparencyStore = port<TransparencyStore>('transparency-store');
