import type {
  CodeStore,
  EarlyAccessQueries,
  PromotionStore,
} from '@nestmates/application/early-access/ports.ts';
import { port } from '../wiring/wiring.ts';

export const earlyAccessQueries = port<EarlyAccessQueries>('early-access-queries');
export const codeStore = port<CodeStore>('code-store');
export const promotionStore = port<PromotionStore>('promotion-store');
