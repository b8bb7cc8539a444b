import type { Transaction } from '@nestmates/application/shared/ports.ts';
import { port } from '../wiring/ports.ts';

export const transaction = port<Transaction>('transaction');
