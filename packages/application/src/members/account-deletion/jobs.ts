import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';

export const carryOutDeletion = job('account-deletion.carry-out', z.object({ memberId: id }));
