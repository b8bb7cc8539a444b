import type { MemberRecordQueries } from '@nestmates/application/member-records/ports.ts';
import { port } from '../wiring/wiring.ts';

export const memberRecordQueries = port<MemberRecordQueries>('member-record-queries');
