import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { MemberEvent } from '../../src/platform/live/event.ts';
import type { Events } from '../../src/platform/live/ports.ts';

/** Records what is announced, and to whom. */
export class MemoryEvents implements Events {
  readonly announced: { readonly to: MemberId; readonly event: MemberEvent }[] = [];

  async announce(memberIds: readonly MemberId[], event: MemberEvent): Promise<void> {
    this.announced.push(...memberIds.map((to) => ({ to, event })));
  }
}
