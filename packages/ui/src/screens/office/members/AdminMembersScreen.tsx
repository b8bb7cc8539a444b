import type { FoundMemberView } from '@nestmates/application/office/members/contract.ts';
import { Search } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import type { MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { type Column, DataTable } from '../../../components/tables/DataTable.tsx';
import type { FormSchema } from '../../../forms/schema.ts';
import { useFieldsFromAddress } from '../../../forms/use-fields-from-address.ts';
import { useForm } from '../../../forms/use-form.ts';
import filterStyles from '../admin/AdminFilters.module.css';
import { AdminPage } from '../admin/AdminPage.tsx';
import { AdminUnready, type AdminUnreadyState } from '../admin/AdminUnready.tsx';
import { dateText } from '../admin/moment-text.ts';
import styles from './AdminMembers.module.css';
import { MemberBadges } from './MemberBadges.tsx';
import { fullName, placeOf } from './member-text.ts';

export interface AdminMembersScreenState {
  /** What is searched for; all members without it. */
  readonly search: string;
  onSearch(search: string): void;
  readonly list:
    | AdminUnreadyState
    | {
        readonly kind: 'ready';
        /** The newest first. */
        readonly members: readonly FoundMemberView[];
        readonly more?: MoreItems | undefined;
      };
}

const columns: readonly [Column<FoundMemberView>, ...Column<FoundMemberView>[]] = [
  { id: 'email', label: 'Email', cell: ({ email }) => email },
  { id: 'name', label: 'Name', cell: (member) => fullName(member) ?? '' },
  { id: 'place', label: 'Place', cell: (member) => placeOf(member) ?? '' },
  {
    id: 'plan',
    label: 'Plan',
    cell: (member) => (
      <span className={styles.badges}>
        <MemberBadges member={member} />
      </span>
    ),
  },
  {
    id: 'since',
    label: 'Member since',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dateText(createdAt)}</time>,
  },
];

const maxSearch = 100;

const searchSchema: FormSchema<string> = {
  '~standard': {
    validate(values) {
      const search = (values as { readonly search: string }).search.trim();
      return search.length > maxSearch
        ? { issues: [{ path: ['search'], message: `At most ${maxSearch} characters` }] }
        : { value: search };
    },
  },
};

function SearchForm({ search, onSearch }: Pick<AdminMembersScreenState, 'search' | 'onSearch'>) {
  const { form, field, reset } = useForm({ schema: searchSchema, initial: { search }, onSubmit: onSearch });
  useFieldsFromAddress(search, () => reset({ search }));
  return (
    <form {...form} className={`${filterStyles.withButton} ${styles.search}`}>
      <TextField
        {...field('search')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        label="Email or name"
        icon={<Search aria-hidden />}
      />
      <Button type="submit" look="outline">
        Search
      </Button>
    </form>
  );
}

function List({ search, list, onSearch }: AdminMembersScreenState) {
  if (list.kind !== 'ready') return <AdminUnready state={list} what="the members" />;
  if (list.members.length > 0) {
    return (
      <DataTable
        caption="Members"
        columns={columns}
        rows={list.members}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/admin/members/${id}`}
        more={list.more}
        itemName="members"
      />
    );
  }
  return search ? (
    <EmptyState
      scene="lost"
      title="Nobody was found"
      action={
        <Button look="outline" onClick={() => onSearch('')}>
          Show all members
        </Button>
      }
    >
      No member has “{search}” in her email or name.
    </EmptyState>
  ) : (
    <EmptyState scene="quiet" title="There is no member yet">
      Whoever registers stands here.
    </EmptyState>
  );
}

/** Every member, found by their e-mail or name. */
export const AdminMembersScreen = ({ state }: { readonly state: AdminMembersScreenState }) => (
  <AdminPage current="members" title="Members">
    {state.list.kind !== 'denied' && <SearchForm search={state.search} onSearch={state.onSearch} />}
    <List {...state} />
  </AdminPage>
);
