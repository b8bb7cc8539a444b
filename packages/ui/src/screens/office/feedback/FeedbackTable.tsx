import type { FeedbackView } from '@nestmates/application/office/feedback/contract.ts';
import { Badge } from '../../../components/labels/Badge.tsx';
import type { MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { type Column, DataTable } from '../../../components/tables/DataTable.tsx';
import { momentText } from '../admin/moment-text.ts';
import styles from './AdminFeedbackScreen.module.css';
import { categoryTones, excerptOf, statusLabels, statusTones } from './feedback-text.ts';

const columns: readonly [Column<FeedbackView>, ...Column<FeedbackView>[]] = [
  {
    id: 'message',
    label: 'Message',
    cell: ({ message }) => <span className={styles.message}>{excerptOf(message)}</span>,
  },
  {
    id: 'from',
    label: 'From',
    cell: ({ user }) => (
      <span className={styles.from}>
        {user.firstName && <span className={styles.name}>{user.firstName}</span>}
        {user.email}
      </span>
    ),
  },
  {
    id: 'category',
    label: 'Category',
    cell: ({ category }) => (
      <span className={styles.inOneLine}>
        <Badge tone={categoryTones[category]}>{category}</Badge>
      </span>
    ),
  },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => (
      <span className={styles.inOneLine}>
        <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
      </span>
    ),
  },
  {
    id: 'at',
    label: 'Date',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{momentText(createdAt)}</time>,
  },
];

interface FeedbackTableProps {
  readonly feedback: readonly FeedbackView[];
  readonly more?: MoreItems | undefined;
  onOpen(feedback: FeedbackView): void;
}

export const FeedbackTable = ({ feedback, more, onOpen }: FeedbackTableProps) => (
  <DataTable
    caption="Feedback"
    columns={columns}
    rows={feedback}
    keyOf={({ id }) => id}
    onOpen={onOpen}
    more={more}
    itemName="feedback"
  />
);
