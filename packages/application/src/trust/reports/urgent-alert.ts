import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';

/** An hour after somebody may be in danger. */
export const alertUrgent = job('cases.alert-urgent', z.object({ caseId: id }));
