import type { Wave } from '@nestmates/domain/friends/waves/wave.ts';
import type { Entitlement } from '@nestmates/domain/platform/access/capabilities.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

/** The most that are listed: a year of both. */
export const maxWaves = 104;

export interface WaveDraft {
  readonly senderId: MemberId;
  readonly receiverId: MemberId;
}

export interface WavesBetween {
  readonly connectedAt: Date;
  /** Whether the other is shown to nobody now. */
  readonly away: boolean;
  /** The newest, the oldest first. */
  readonly waves: readonly Wave[];
  /** The other's. */
  readonly entitlement: Entitlement;
}

export interface WaveStore {
  /** Called with the pair's lock held. Undefined if the sender has waved to the receiver since then. */
  add(draft: WaveDraft, at: Date, since: Date): Promise<Wave | undefined>;
  /** Undefined unless the two are connected and neither has blocked the other. */
  between(me: MemberId, other: MemberId): Promise<WavesBetween | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly waveStore: WaveStore;
  }
}
