import type { Taxes } from '@nestmates/application/money/taxes/taxes.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const taxes = port<Taxes>('taxes');
