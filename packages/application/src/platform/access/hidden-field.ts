import { hiddenReasons } from '@nestmates/domain/platform/access/hidden-reason.ts';
import * as z from 'zod/mini';

/** For its author alone, and only where nobody else is shown it: why. `/api/account/standing` says the rest. */
export const hiddenField = z.optional(z.enum(hiddenReasons));
