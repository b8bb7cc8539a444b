import type { Encryption } from '@nestmates/application/platform/encryption/encryption.ts';
import type { SealedColumn } from '@nestmates/application/platform/encryption/key-rotation.ts';
import { port } from '../wiring/wiring.ts';

export const encryption = port<Encryption>('encryption');
/** Each column whose values are encrypted. */
export const sealedColumns = port<SealedColumn>('sealed-columns');
