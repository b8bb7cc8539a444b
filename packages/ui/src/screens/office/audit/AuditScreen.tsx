import type { AuditEntryView } from '@nestmates/application/office/audit/contract.ts';
import { type AuditAction, auditActionNames, auditActions } from '@nestmates/domain/office/audit/audit.ts';
import type { CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { DateField } from '../../../components/date-time/DateField.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import type { MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { Select } from '../../../components/selection/Select.tsx';
import { useFieldsFromAddress } from '../../../forms/use-fields-from-address.ts';
import { useForm } from '../../../forms/use-form.ts';
import filterStyles from '../admin/AdminFilters.module.css';
import { AdminPage } from '../admin/AdminPage.tsx';
import { AdminUnready, type AdminUnreadyState } from '../admin/AdminUnready.tsx';
import { FileLink } from '../admin/FileLink.tsx';
import styles from './AuditScreen.module.css';
import { AuditTable } from './AuditTable.tsx';
import { loadEmailFilter } from './email-filter.ts';

export interface AuditFilter {
  readonly action?: AuditAction | undefined;
  readonly email?: string | undefined;
  /** The first and the last day. */
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
}

export interface AuditScreenState {
  readonly filter: AuditFilter;
  readonly today: CalendarDate;
  onFilter(filter: AuditFilter): void;
  /** The same entries as a table for a spreadsheet. */
  readonly csvHref: string;
  readonly list:
    | AdminUnreadyState
    | {
        readonly kind: 'ready';
        /** The newest first. */
        readonly entries: readonly AuditEntryView[];
        readonly more?: MoreItems | undefined;
      };
}

const everyAction = 'all';
const actionOptions = [
  { value: everyAction, label: 'Everything' },
  ...auditActionNames.map((name) => ({ value: name, label: auditActions[name] })),
];

/** The e-mail is asked for when it is complete, everything else at once. */
function Filters({ filter, today, onFilter }: Pick<AuditScreenState, 'filter' | 'today' | 'onFilter'>) {
  const { form, field, reset } = useForm({
    schema: loadEmailFilter,
    initial: { email: filter.email ?? '' },
    onSubmit: ({ email }) => onFilter({ ...filter, email }),
  });
  useFieldsFromAddress(filter.email, () => reset({ email: filter.email ?? '' }));
  return (
    <form {...form} className={filterStyles.filters}>
      <Select
        name="action"
        label="What was done"
        value={filter.action ?? everyAction}
        options={actionOptions}
        placeholder="Everything"
        onChange={(value) => onFilter({ ...filter, action: auditActionNames.find((name) => name === value) })}
      />
      <div className={filterStyles.withButton}>
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          label="Email of the member or the administrator"
        />
        <Button type="submit" look="outline">
          Filter
        </Button>
      </div>
      <div className={styles.time}>
        <DateField
          name="from"
          label="From"
          optional
          value={filter.from ?? ''}
          today={today}
          max={filter.to ?? today}
          onChange={(from) => onFilter({ ...filter, from: from || undefined })}
        />
        <DateField
          name="to"
          label="To"
          optional
          value={filter.to ?? ''}
          today={today}
          min={filter.from}
          max={today}
          onChange={(to) => onFilter({ ...filter, to: to || undefined })}
        />
      </div>
    </form>
  );
}

function Entries({ filter, list, onFilter }: Pick<AuditScreenState, 'filter' | 'list' | 'onFilter'>) {
  if (list.kind !== 'ready') return <AdminUnready state={list} what="the audit" />;
  if (list.entries.length > 0) return <AuditTable entries={list.entries} more={list.more} />;
  return Object.values(filter).some(Boolean) ? (
    <EmptyState
      scene="lost"
      title="Nothing like that was done"
      action={
        <Button look="outline" onClick={() => onFilter({})}>
          Show everything
        </Button>
      }
    >
      No entry is of this kind, about this email and of this time.
    </EmptyState>
  ) : (
    <EmptyState scene="quiet" title="Nothing was done yet">
      Whatever an administrator changes stands here, and stays.
    </EmptyState>
  );
}

/** Who of the administrators did what to whom, and when. Nothing of it can be changed. */
export function AuditScreen({ state }: { readonly state: AuditScreenState }) {
  const { filter, today, csvHref, list, onFilter } = state;
  return (
    <AdminPage current="audit" title="Audit">
      {list.kind !== 'denied' && (
        <Stack gap={4}>
          <Filters filter={filter} today={today} onFilter={onFilter} />
          <FileLink href={csvHref}>Export</FileLink>
        </Stack>
      )}
      <Entries filter={filter} list={list} onFilter={onFilter} />
    </AdminPage>
  );
}
