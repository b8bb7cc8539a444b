import type { AdminOrderView } from '@nestmates/application/office/orders/contract.ts';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { statusBadge } from '../../market/orders/order-text.ts';

/** Its status, and what keeps its money where it is. */
export function AdminOrderBadges({ order }: { readonly order: AdminOrderView }) {
  const { tone, words } = statusBadge(order);
  return (
    <Cluster as="span" gap={2}>
      <Badge tone={tone}>{words}</Badge>
      {order.escalated && <Badge tone="brick">Yours to decide</Badge>}
      {order.disputed && <Badge tone="brick">Disputed</Badge>}
      {order.inquiry && <Badge tone="ochre">Inquiry</Badge>}
      {order.frozen && <Badge tone="brick">Frozen</Badge>}
      {order.moneyUnderWay && <Badge tone="ochre">Money due</Badge>}
    </Cluster>
  );
}
