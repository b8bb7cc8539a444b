import type { BlockStore } from '@nestmates/application/blocks/ports.ts';
import { port } from '../wiring/wiring.ts';

export const blockStore = port<BlockStore>('block-store');
