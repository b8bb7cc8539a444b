import {
  accountConcerns,
  accountRequirements,
  disabledReasons,
} from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import * as z from 'zod/mini';
import { instant } from '../../platform/contract/fields.ts';

/** What a seller has to know of the payment account. */
export const paymentAccountView = z.object({
  concern: z.enum(accountConcerns),
  /** What the provider asks for. */
  due: z.readonly(z.array(z.enum(accountRequirements))),
  dueBy: z.nullable(instant),
  /** Why the provider lets nothing be paid, where it says so. */
  disabled: z.nullable(z.enum(disabledReasons)),
  failedPayout: z.nullable(z.object({ amount: z.int(), at: instant, reason: z.nullable(z.string()) })),
  /** Why we hold what is released to the seller. */
  payoutsHeld: z.nullable(z.object({ reason: z.string(), since: instant })),
});
export type PaymentAccountView = z.infer<typeof paymentAccountView>;
