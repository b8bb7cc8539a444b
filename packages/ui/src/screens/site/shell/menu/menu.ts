import {
  Baby,
  Calendar,
  ChartNoAxesColumn,
  HeartHandshake,
  House,
  Layers,
  LogOut,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Package,
  Settings,
  Shield,
  ShieldCheck,
  SquarePen,
  Store,
  UserRound,
} from 'lucide-react';

/** The groups of the menu, in order. On a wide screen the last one folds into the row that welcomes the member. */
export const menuGroups = { meet: 'Meet', plan: 'Plan', market: 'Buy and sell', you: 'You' } as const;

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Left out for Logout, which is a button. */
  readonly href?: string;
  /** Where its other pages begin, if they are not below its own address. */
  readonly also?: string;
  readonly group: keyof typeof menuGroups;
}

/** All items of the menu in order; the app passes those whose pages exist. */
export const menu = [
  { id: 'dashboard', label: 'Dashboard', icon: House, href: '/dashboard', group: 'meet' },
  { id: 'browse', label: 'Browse Profiles', icon: Layers, href: '/browse', group: 'meet' },
  { id: 'matches', label: 'My Matches', icon: HeartHandshake, href: '/matches', group: 'meet' },
  { id: 'messages', label: 'Messages', icon: MessageCircle, href: '/messages', group: 'meet' },
  { id: 'babysitting', label: 'Babysitting', icon: Baby, href: '/babysitting-swaps', group: 'plan' },
  { id: 'check-in', label: 'Check In', icon: MapPin, href: '/check-in', group: 'plan' },
  { id: 'calendar', label: 'Calendar', icon: Calendar, href: '/calendar', group: 'plan' },
  { id: 'marketplace', label: 'Marketplace', icon: Store, href: '/marketplace', group: 'market' },
  { id: 'orders', label: 'My Orders', icon: Package, href: '/my-orders', group: 'market' },
  {
    id: 'seller-dashboard',
    label: 'Seller Dashboard',
    icon: ChartNoAxesColumn,
    href: '/seller/dashboard',
    group: 'market',
  },
  { id: 'profile', label: 'Profile', icon: UserRound, href: '/complete-profile', group: 'you' },
  { id: 'edit-profile', label: 'Edit Profile', icon: SquarePen, href: '/edit-profile', group: 'you' },
  { id: 'account', label: 'Account Settings', icon: Shield, href: '/account', group: 'you' },
  { id: 'settings', label: 'Settings', icon: Settings, href: '/account', group: 'you' },
  { id: 'logout', label: 'Logout', icon: LogOut, group: 'you' },
] as const satisfies readonly MenuEntry[];

/** Administrators have it before Logout. */
const administration = {
  id: 'administration',
  label: 'Administration',
  icon: ShieldCheck,
  href: '/admin',
  also: '/admin-early-access',
  group: 'you',
} as const satisfies MenuEntry;

/** The menu of an administrator. */
export const administratorMenu = [...menu.slice(0, -1), administration, ...menu.slice(-1)];

export type MenuId = (typeof administratorMenu)[number]['id'];

export interface MenuItem extends MenuEntry {
  readonly locked?: boolean;
  /** Shown as a badge, such as unread messages. */
  readonly count?: number;
}

export const isWithin = (path: string, address: string | undefined) =>
  address !== undefined && (path === address || path.startsWith(`${address}/`));

const isOwnAddress = ({ id, href }: MenuEntry) =>
  menu.some((entry) => entry.id === id && 'href' in entry && entry.href === href);

/**
 * The item whose page or subpage is open, the one with the longest address. If two have the same, the one that has it
 * by default wins over one that was redirected there; of equals the first.
 */
export function currentItem(items: readonly MenuItem[], path: string): string | undefined {
  const leading = items.filter(({ href, also }) => isWithin(path, href) || isWithin(path, also));
  const length = ({ href = '' }: MenuItem): number => href.length;
  const longest = Math.max(...leading.map(length));
  const nearest = leading.filter((item) => length(item) === longest);
  return (nearest.find(isOwnAddress) ?? nearest[0])?.id;
}
