import type { MoneySentence } from '@nestmates/domain/market/orders/money-words.ts';

/** Where the money is, in words. */
export interface HeldMoney {
  readonly title: string;
  /** The amounts that the title tells of. */
  readonly says?: readonly MoneySentence['of'][];
  readonly tone: 'plain' | 'moss' | 'brick';
  readonly text: string;
}
