import type { AdminMemberView } from '@nestmates/application/office/members/contract.ts';
import { orderStatusLabel } from '@nestmates/domain/market/orders/order-status-label.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Badge } from '../../../components/labels/Badge.tsx';
import { type Column, DataTable } from '../../../components/tables/DataTable.tsx';
import { dateText } from '../admin/moment-text.ts';
import styles from './AdminMembers.module.css';

type Order = AdminMemberView['orders'][number];

const columns: readonly [Column<Order>, ...Column<Order>[]] = [
  { id: 'title', label: 'What', cell: ({ title }) => title, sortBy: ({ title }) => title },
  {
    id: 'role',
    label: 'She',
    cell: ({ role }) => (role === 'buyer' ? 'Bought it' : 'Sold it'),
    sortBy: ({ role }) => role,
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'problem' ? 'brick' : 'plain'}>{orderStatusLabel(status)}</Badge>
    ),
    sortBy: ({ status }) => orderStatusLabel(status),
  },
  {
    id: 'at',
    label: 'Ordered',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dateText(createdAt)}</time>,
    sortBy: ({ createdAt }) => createdAt,
  },
  {
    id: 'price',
    label: 'Price',
    numeric: true,
    cell: ({ price }) => dollars(price),
    sortBy: ({ price }) => price,
  },
];

export const MemberOrders = ({ orders }: Pick<AdminMemberView, 'orders'>) =>
  orders.length === 0 ? (
    <p className={styles.quiet}>She has bought and sold nothing.</p>
  ) : (
    <div className={styles.table}>
      <DataTable
        caption="Her orders"
        columns={columns}
        rows={orders}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/admin/orders/${id}`}
        itemName="orders"
      />
    </div>
  );
