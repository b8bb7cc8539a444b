import type { BlockStore, KeptBlockStore } from '@nestmates/application/friends/blocks/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const blockStore = port<BlockStore>('block-store');
export const keptBlockStore = port<KeptBlockStore>('kept-block-store');
