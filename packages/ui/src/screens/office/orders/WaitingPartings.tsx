import type { WaitingPartingView } from '@nestmates/application/office/same-person/contract.ts';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { type Column, DataTable } from '../../../components/tables/DataTable.tsx';
import { dateText } from '../admin/moment-text.ts';
import { fullName, partingWordText } from '../members/member-text.ts';

const time = (at: string) => <time dateTime={at}>{dateText(at)}</time>;

const columns: readonly [Column<WaitingPartingView>, ...Column<WaitingPartingView>[]] = [
  { id: 'who', label: 'Who', cell: (parting) => fullName(parting) ?? 'Without a name' },
  { id: 'member', label: 'Member', cell: ({ memberId }) => memberId },
  { id: 'what', label: 'Proposed', cell: ({ word }) => partingWordText[word] },
  { id: 'since', label: 'Since', cell: ({ proposedAt }) => time(proposedAt) },
  { id: 'ends', label: 'Ends', cell: ({ endsAt }) => time(endsAt) },
];

/** What was said of two accounts and waits for a second administrator. */
export function WaitingPartings({ partings }: { readonly partings: readonly WaitingPartingView[] }) {
  return (
    <section aria-label="Same person">
      <SectionHeading>Same person</SectionHeading>
      <DataTable
        caption="Same Person"
        columns={columns}
        rows={partings}
        keyOf={({ memberId, proposedAt }) => `${memberId} ${proposedAt}`}
        hrefOf={({ memberId }) => `/admin/members/${memberId}`}
        itemName="proposals"
      />
    </section>
  );
}
