import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { CountsView } from './contract.ts';

export interface CountQueries {
  /** As the lists would show them; a swap request counts while its time lies after `now`. */
  countsOf(me: MemberId, now: Date): Promise<CountsView>;
}
