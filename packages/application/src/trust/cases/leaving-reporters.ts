import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

/** Lets what reports were worth outlive the account of whoever made them, for as long as a block by a browser does. */
export class LeavingReporters extends useCase('reportStore', 'clock') {
  keep(memberId: MemberId): Promise<void> {
    return this.needs.reportStore.keepTraces(memberId, this.needs.clock.now());
  }
}
