import type { ScheduledDeletionStore } from '@nestmates/application/members/account-deletion/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const scheduledDeletions = port<ScheduledDeletionStore>('scheduled-deletions');
