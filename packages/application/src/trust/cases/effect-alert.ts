import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';

/** Sent at once when reports have hidden something or limited a member, before anybody has looked. */
export const alertEffect = job('cases.alert-effect', z.object({ caseId: id }));
