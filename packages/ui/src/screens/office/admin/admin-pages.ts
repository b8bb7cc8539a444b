import {
  ChartNoAxesColumn,
  Inbox,
  Landmark,
  type LucideIcon,
  MessageSquareText,
  Package,
  Scale,
  ScanFace,
  ScrollText,
  Ticket,
  Undo2,
  UsersRound,
} from 'lucide-react';
import type { AdminCounts } from './admin-counts.ts';

interface AdminPageEntry {
  readonly label: string;
  readonly href: string;
  readonly icon: LucideIcon;
}

/** What waits for administrators, in the order of their menu. */
const waiting = {
  inbox: { label: 'Inbox', href: '/admin', icon: Inbox },
  cases: { label: 'Cases', href: '/admin/cases', icon: Scale },
  money: { label: 'Money', href: '/admin/money', icon: Landmark },
  disputes: { label: 'Disputes', href: '/admin/disputes', icon: Undo2 },
  feedback: { label: 'Feedback', href: '/admin/feedback', icon: MessageSquareText },
  checks: { label: 'Checks', href: '/admin/checks', icon: ScanFace },
} as const satisfies Readonly<Record<string, AdminPageEntry>>;

/** What they look up. */
const lookUp = {
  members: { label: 'Members', href: '/admin/members', icon: UsersRound },
  orders: { label: 'Orders', href: '/admin/orders', icon: Package },
  'early-access': { label: 'Early access', href: '/admin-early-access', icon: Ticket },
  figures: { label: 'Figures', href: '/admin/figures', icon: ChartNoAxesColumn },
  audit: { label: 'Audit', href: '/admin/audit', icon: ScrollText },
} as const satisfies Readonly<Record<string, AdminPageEntry>>;

/** The pages of administrators by the groups of their menu. */
export const adminPageGroups = { Administration: waiting, 'Look up': lookUp } as const;

export const adminPages = { ...waiting, ...lookUp } as const;

export type AdminPageId = keyof typeof adminPages;

/** Leaves out those of what is switched off. */
export const pagesIn = (pages: Readonly<Record<string, AdminPageEntry>>, counts: AdminCounts) =>
  Object.entries(pages).filter(([id]) => counts[id] !== 'off');

/** The page that is open, or that the open one is below of: the inbox's address begins every other one. */
export function currentAdminPage(path: string): AdminPageId | undefined {
  const isOpen = ([, { href }]: [string, AdminPageEntry]) =>
    path === href || (href !== '/admin' && path.startsWith(`${href}/`));
  return Object.entries(adminPages).find(isOpen)?.[0] as AdminPageId | undefined;
}
