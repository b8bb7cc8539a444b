import { isNewAccount, traceExpiry, tracesSince } from '@nestmates/domain/friends/blocks/kept-block.ts';
import { mailboxOf } from '@nestmates/domain/members/accounts/mailbox.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { AccountUse } from '../../members/accounts/ports.ts';
import { useTraces } from '../../members/accounts/use-traces.ts';
import { every, useCase } from '../../platform/wiring/use-case.ts';
import { tellPaying } from './paying-followers.ts';

/** Lets a block outlive the account of whoever was blocked. */
export class KeptBlocks extends useCase('keptBlockStore', 'keyedDigests', every('payingFollowers'), 'clock') {
  /**
   * Remembers from where a member uses their account. A new account with the e-mail of a blocked one, or with a
   * browser or an address of theirs, is blocked as they were.
   */
  async noteUse({ memberId, email, createdAt, browserToken, from }: AccountUse): Promise<void> {
    const { keptBlockStore: store, keyedDigests: digests, payingFollowers, clock } = this.needs;
    const now = clock.now();
    const emailDigest = await digests.digest('email', mailboxOf(email));
    const { browser, traces } = await useTraces(digests, { browserToken, from });
    const account = { memberId, emailDigest, traces: [emailDigest, ...traces], browser };
    if (isNewAccount({ createdAt }, now)) {
      const blockers = await store.carryOver(account, { at: now, tracesSince: tracesSince(now) });
      await tellPaying(payingFollowers, memberId, blockers);
    } else {
      await store.noteTraces(account, now);
    }
  }

  /** Keeps the blocks against a member whose account is being deleted. */
  async keep(memberId: MemberId): Promise<void> {
    const { keptBlockStore: store, keyedDigests: digests } = this.needs;
    const email = await store.emailOfBlocked(memberId);
    if (email) await store.keep(memberId, await digests.digest('email', mailboxOf(email)), traceExpiry);
  }

  /**
   * Keeps the blocks of a member who has another e-mail from now on: deleting the account and registering with the old
   * one changes nothing.
   */
  async keepFormer(memberId: MemberId, oldEmail: string): Promise<void> {
    const { keptBlockStore: store, keyedDigests: digests } = this.needs;
    await store.keep(memberId, await digests.digest('email', mailboxOf(oldEmail)), traceExpiry);
  }
}
