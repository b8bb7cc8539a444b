import type { MemberRecordQueries } from '@nestmates/application/office/members/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const memberRecordQueries = port<MemberRecordQueries>('member-record-queries');
