import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';

/** Lets a plan renew or not, as its member stands by then. */
export const followRestriction = job('subscriptions.follow-restriction', z.object({ memberId: id }));
export const followRestrictionKey = (memberId: MemberId): string => `follow-restriction-${memberId}`;
