import type {
  CodeStore,
  EarlyAccessQueries,
  PromotionStore,
} from '@nestmates/application/money/early-access/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const earlyAccessQueries = port<EarlyAccessQueries>('early-access-queries');
export const codeStore = port<CodeStore>('code-store');
export const promotionStore = port<PromotionStore>('promotion-store');
