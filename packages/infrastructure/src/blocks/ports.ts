import type { BlockStore } from '@nestmates/application/blocks/ports.ts';
import { port } from '../wiring/ports.ts';

export const blockStore = port<BlockStore>('block-store');
