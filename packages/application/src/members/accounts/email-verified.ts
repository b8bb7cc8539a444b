import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';

/** What waited for a member's e-mail to be verified: features above do it. */
export const emailVerified = job('accounts.email-verified', z.object({ memberId: id }));
