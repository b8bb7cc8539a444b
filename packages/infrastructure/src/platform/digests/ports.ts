import type { KeyedDigests } from '@nestmates/application/platform/shared/ports.ts';
import { port } from '../wiring/wiring.ts';

export const keyedDigests = port<KeyedDigests>('keyed-digests');
