import type { AdminMemberQueries } from '@nestmates/application/office/members/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const adminMemberQueries = port<AdminMemberQueries>('admin-member-queries');
