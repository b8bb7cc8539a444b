import type { SearchView } from '@nestmates/application/office/search/contract.ts';
import { orderStatusLabel } from '@nestmates/domain/market/orders/order-status-label.ts';
import { stateWords } from '../cases/case-text.ts';

interface FoundRow {
  readonly href: string;
  readonly name: string;
  readonly note: string;
}

/** What was found by its kind; kinds of which there is nothing are left out. */
export function foundGroups({ members, orders, cases, codes }: SearchView) {
  const groups: readonly { readonly title: string; readonly rows: readonly FoundRow[] }[] = [
    {
      title: 'Members',
      rows: members.map(({ id, email, firstName }) => ({
        href: `/admin/members/${id}`,
        name: firstName || email,
        note: firstName ? email : '',
      })),
    },
    {
      title: 'Orders',
      rows: orders.map(({ id, title, status }) => ({
        href: `/admin/orders/${id}`,
        name: `Order ${id} · ${title}`,
        note: orderStatusLabel(status),
      })),
    },
    {
      title: 'Cases',
      rows: cases.map(({ id, state, firstName }) => ({
        href: `/admin/cases/${id}`,
        name: `Case ${id} · About ${firstName || 'a former member'}`,
        note: stateWords(state),
      })),
    },
    {
      title: 'Codes',
      rows: codes.map(({ code }) => ({ href: '/admin-early-access', name: code, note: '' })),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
