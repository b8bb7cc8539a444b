import type { FeedbackView } from '@nestmates/application/office/feedback/contract.ts';
import {
  type FeedbackCategory,
  type FeedbackStatus,
  feedbackCategories,
  feedbackStatuses,
} from '@nestmates/domain/office/feedback/feedback.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import type { MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { Select } from '../../../components/selection/Select.tsx';
import { AdminPage } from '../admin/AdminPage.tsx';
import { AdminUnready, type AdminUnreadyState } from '../admin/AdminUnready.tsx';
import styles from './AdminFeedbackScreen.module.css';
import { FeedbackTable } from './FeedbackTable.tsx';
import { statusLabels } from './feedback-text.ts';

export interface FeedbackFilter {
  readonly status?: FeedbackStatus | undefined;
  readonly category?: FeedbackCategory | undefined;
}

export interface AdminFeedbackState {
  readonly filter: FeedbackFilter;
  onFilter(filter: FeedbackFilter): void;
  readonly list:
    | AdminUnreadyState
    | {
        readonly kind: 'ready';
        /** The newest first. */
        readonly feedback: readonly FeedbackView[];
        readonly more?: MoreItems | undefined;
      };
  onOpen(feedback: FeedbackView): void;
}

const everyValue = 'any';
const statusOptions = [
  { value: everyValue, label: 'Any' },
  ...feedbackStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
];
const categoryOptions = [
  { value: everyValue, label: 'Any' },
  ...feedbackCategories.map((category) => ({ value: category, label: category })),
];

function Filters({ filter, onFilter }: Pick<AdminFeedbackState, 'filter' | 'onFilter'>) {
  return (
    <div className={styles.filters}>
      <Select
        name="status"
        label="Status"
        value={filter.status ?? everyValue}
        options={statusOptions}
        placeholder="Any"
        onChange={(value) =>
          onFilter({ ...filter, status: feedbackStatuses.find((status) => status === value) })
        }
      />
      <Select
        name="category"
        label="Category"
        value={filter.category ?? everyValue}
        options={categoryOptions}
        placeholder="Any"
        onChange={(value) =>
          onFilter({ ...filter, category: feedbackCategories.find((category) => category === value) })
        }
      />
    </div>
  );
}

function List({ filter, list, onFilter, onOpen }: AdminFeedbackState) {
  if (list.kind !== 'ready') return <AdminUnready state={list} what="the feedback" />;
  if (list.feedback.length > 0)
    return <FeedbackTable feedback={list.feedback} more={list.more} onOpen={onOpen} />;
  return filter.status || filter.category ? (
    <EmptyState
      scene="lost"
      title="No feedback like that"
      action={
        <Button look="outline" onClick={() => onFilter({})}>
          Show everything
        </Button>
      }
    >
      None has this status and category.
    </EmptyState>
  ) : (
    <EmptyState scene="quiet" title="No feedback yet">
      What members tell you stands here.
    </EmptyState>
  );
}

/** What members have told, and what becomes of it. */
export const AdminFeedbackScreen = ({ state }: { readonly state: AdminFeedbackState }) => (
  <AdminPage
    current="feedback"
    title={
      <>
        Member <em>feedback</em>
      </>
    }
  >
    {state.list.kind !== 'denied' && <Filters filter={state.filter} onFilter={state.onFilter} />}
    <List {...state} />
  </AdminPage>
);
