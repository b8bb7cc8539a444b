import { type Guarantee, guaranteedCents } from '@nestmates/domain/money/subscriptions/guarantee.ts';
import type { AdminGuaranteeView } from './contract.ts';

export const viewOfGuarantee = ({
  id,
  memberId,
  status,
  refunds,
  askedAt,
  refusal,
}: Guarantee): AdminGuaranteeView => ({
  id,
  memberId,
  status,
  amount: guaranteedCents(refunds),
  askedAt: askedAt.toISOString(),
  refusal,
});
