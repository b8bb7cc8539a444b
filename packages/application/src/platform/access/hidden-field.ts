import { hiddenReasons } from '@nestmates/domain/platform/access/hidden-reason.ts';
import * as z from 'zod/mini';

/** Reason why nobody else is shown it, for its author alone. `/api/account/standing` says the rest. */
export const hiddenField = z.optional(z.enum(hiddenReasons));
