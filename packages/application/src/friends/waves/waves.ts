import {
  alreadyWaved,
  nextWaveAt,
  requireMayWave,
  type Wave,
  wavedSince,
} from '@nestmates/domain/friends/waves/wave.ts';
import { requireOtherMember } from '@nestmates/domain/members/pairs/visibility.ts';
import { planOf } from '@nestmates/domain/platform/access/capabilities.ts';
import { planOpens } from '@nestmates/domain/platform/access/features.ts';
import { changedMeanwhile, notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { WavesView, WaveView } from './contract.ts';

const viewOf = ({ id, senderId, at }: Wave): WaveView => ({ id, senderId, at: at.toISOString() });

interface Waved {
  readonly userId: MemberId;
}

/** Greetings between connections, by one tap. Those of a connection end with it. */
export class Waves extends useCase(
  'waveStore',
  'pairs',
  'members',
  'notificationList',
  'events',
  'transaction',
  'clock',
) {
  /** Once a week to the same connection: with the pair locked, of two at once the second finds the first. */
  wave(by: Caller, { userId }: Waved): Promise<WaveView> {
    const { waveStore: store, pairs, transaction, clock } = this.needs;
    requireOtherMember(by.id, userId, 'userId', 'You cannot wave to yourself.');
    return transaction.run(async () => {
      requireMayWave(await pairs.lock(by.id, userId));
      const now = clock.now();
      const draft = { senderId: by.id, receiverId: userId };
      const added = await store.add(draft, now, wavedSince(now));
      if (!added) throw await this.#refusal(by.id, userId, now);
      await this.#tell(by.id, userId);
      return viewOf(added);
    });
  }

  async #refusal(me: MemberId, other: MemberId, now: Date) {
    const found = await this.needs.waveStore.between(me, other);
    const again = found && nextWaveAt(found.waves, me, now);
    return again ? alreadyWaved(again, now) : changedMeanwhile();
  }

  async #tell(senderId: MemberId, receiverId: MemberId): Promise<void> {
    const { members, notificationList, events } = this.needs;
    const sender = await members.find(senderId);
    await notificationList.tell({
      memberId: receiverId,
      kind: 'connection',
      topic: `wave-${senderId}`,
      otherId: senderId,
      sentence: `${sender?.firstName ?? 'Another member'} waved to you`,
      path: `/messages?user=${senderId}`,
    });
    await events.announce([receiverId], { type: 'wave', userId: senderId });
    await events.announce([senderId], { type: 'wave', userId: receiverId });
  }

  /** Not found without a connection, whatever the reason. */
  async between(by: Caller, { userId }: Waved): Promise<WavesView> {
    const { waveStore: store, clock } = this.needs;
    const found = await store.between(by.id, userId);
    if (!found) throw notFound('You are not connected with this member.');
    const { connectedAt, away, waves, entitlement } = found;
    const again = nextWaveAt(waves, by.id, clock.now());
    return {
      connectedAt: connectedAt.toISOString(),
      waves: waves.map(viewOf),
      mayWave: !away && again === undefined,
      againAt: again?.toISOString() ?? null,
      otherCanWrite: !away && planOpens(planOf(entitlement), 'messages'),
    };
  }
}
