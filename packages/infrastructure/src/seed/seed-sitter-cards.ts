import type { Encryption } from '@nestmates/application/platform/encryption/encryption.ts';
import type { ChildId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { openingAt } from '@nestmates/domain/together/sitter-cards/sitter-card.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { SitterCardRepository } from '../together/sitter-cards/sitter-card-repository.ts';
import { swapEnd } from '../together/swaps/swap-time-sql.ts';
import { timeAgo } from './brooklyn-time.ts';
import { plannedSitterCards } from './planned-sitter-cards.ts';

/** Sitter cards, and that the cards of the swap that takes place were opened when it began. */
export async function seedSitterCards(
  transaction: KnexTransaction,
  encryption: Encryption,
  ids: ReadonlyMap<string, MemberId>,
  now: Date,
): Promise<void> {
  const store = new SitterCardRepository(transaction);
  for (const { mother, child, card } of plannedSitterCards) {
    const userId = ids.get(mother) ?? 0;
    const found: { id: ChildId } | undefined = await transaction
      .db('children')
      .where({ userId, name: child })
      .first('id');
    if (!found) throw new Error(`${mother} has no child ${child}`);
    const sealed = await encryption.seal({ kind: 'card', id: found.id }, JSON.stringify(card));
    await store.save(userId, { childId: found.id, sealed, changedAt: timeAgo(days(20), now) });
  }
  const takesPlace: { id: number; recipientId: MemberId; date: Date }[] = await transaction
    .db('babysitting_swaps')
    .where({ status: 'confirmed' })
    .where('date', '<=', now)
    .whereRaw(`${swapEnd('babysitting_swaps')} > ?`, [now])
    .select('id', 'recipientId', 'date');
  for (const { id: swapId, recipientId, date } of takesPlace) {
    await store.ofSwap(swapId, recipientId, now, openingAt(date));
  }
}
