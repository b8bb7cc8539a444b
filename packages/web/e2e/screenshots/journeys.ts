import type { Page } from 'playwright';
import {
  afterSaving,
  asNewcomer,
  at,
  atPlannerLink,
  cartWith,
  deck,
  editOwnListing,
  firstFeedback,
  matchWith,
  openBuyer,
  openConnection,
  openListing,
  openOrder,
  plannerMatches,
  proposalInThread,
  sellerOf,
  shopStep,
  signUpForm,
  swapRequestForm,
  threadWith,
  weeklyInsight,
} from './open-screens.ts';
import {
  endedConversation,
  ownReportsAfterBlockBy,
  reportInWords,
  reportOf,
  reportSent,
  suspendedBy,
} from './open-trust-screens.ts';
import type { VariantName } from './variants.ts';

interface Screen {
  readonly name: string;
  /** The e-mail address of the demo member who sees it; without one, a visitor. */
  readonly member?: string;
  readonly open: (page: Page) => Promise<unknown>;
  /** Also stored by itself, for the README. */
  readonly picture?: { readonly file: string; readonly variant: VariantName };
}

export interface Journey {
  /** The name of the file and the argument of the command. */
  readonly name: string;
  readonly title: string;
  /** Taken in this order, those of one member on one page. */
  readonly screens: readonly Screen[];
}

const ana = 'ana@nestmates.test';
const bea = 'bea@nestmates.test';
const cleo = 'cleo@nestmates.test';
const admin = 'admin@nestmates.test';
const dana = 'dana@nestmates.test';

/** A new feature adds its screens to a journey, or a journey. */
export const journeys: readonly Journey[] = [
  {
    name: 'start',
    title: 'Landing page, account and onboarding',
    screens: [
      { name: 'Landing page', open: at('/'), picture: { file: 'landing', variant: 'phone-light' } },
      { name: 'Log in', open: at('/auth') },
      { name: 'Sign up', open: signUpForm },
      { name: 'Onboarding: basics', open: asNewcomer },
      {
        name: 'Onboarding: parenting',
        open: afterSaving(
          'basic',
          { firstName: 'Thea', state: 'NY', city: 'Brooklyn', zipCode: '11215', age: 33 },
          '/intake-parenting',
        ),
      },
      {
        name: 'Onboarding: children',
        open: afterSaving(
          'parenting',
          { parentingVibe: ['gentle'], availability: ['tuesday'], lookingFor: ['playdates'] },
          '/intake-children',
        ),
      },
      {
        name: 'Onboarding: photo and bio',
        open: afterSaving('children', { children: [{ gender: 'girl', age: 4 }] }, '/complete-profile'),
      },
    ],
  },
  {
    name: 'dashboard-and-browse',
    title: 'Dashboard, browse and profile',
    screens: [
      {
        name: 'Dashboard of a subscriber',
        member: ana,
        open: at('/dashboard'),
        picture: { file: 'dashboard-dark', variant: 'phone-dark' },
      },
      { name: 'Dashboard of a Free member', member: cleo, open: at('/dashboard') },
      { name: 'Browse, before the first card', member: dana, open: at('/browse') },
      {
        name: 'Browse',
        member: ana,
        open: deck,
        picture: { file: 'browse', variant: 'phone-light' },
      },
      { name: 'Profile', member: ana, open: at('/edit-profile') },
      { name: 'Profile: basics', member: ana, open: at('/edit-profile/basics') },
    ],
  },
  {
    name: 'insights',
    title: 'Weekly insight',
    screens: [
      { name: 'The insight on the dashboard', member: ana, open: weeklyInsight },
      { name: 'Mommy AI settings', member: ana, open: at('/dashboard/mommy-ai') },
      { name: 'Past weeks', member: ana, open: at('/dashboard/insights') },
      { name: 'Settings of a Free member', member: cleo, open: at('/dashboard/mommy-ai') },
    ],
  },
  {
    name: 'matches',
    title: 'Matches and connections',
    screens: [
      { name: 'Matches', member: ana, open: at('/matches') },
      { name: 'An open connection', member: ana, open: openConnection },
      { name: 'Matches of a Free member', member: cleo, open: at('/matches') },
      { name: 'Connection requests', member: ana, open: at('/connection-requests') },
      { name: 'A match', member: cleo, open: matchWith('Yara') },
    ],
  },
  {
    name: 'messages',
    title: 'Messages',
    screens: [
      { name: 'Conversations', member: ana, open: at('/messages') },
      {
        name: 'Thread',
        member: ana,
        open: threadWith('Bea'),
        picture: { file: 'messages-wide', variant: 'wide-light' },
      },
      { name: 'Messages of a Free member', member: cleo, open: at('/messages') },
    ],
  },
  {
    name: 'swaps',
    title: 'Babysitting swaps',
    screens: [
      { name: 'Swaps', member: ana, open: at('/babysitting-swaps') },
      { name: 'Confirmed swaps', member: ana, open: at('/babysitting-swaps?tab=confirmed') },
      { name: 'Past swaps', member: ana, open: at('/babysitting-swaps?tab=past') },
      { name: 'Swap request', member: ana, open: swapRequestForm },
      { name: 'Swaps of a Free member', member: cleo, open: at('/babysitting-swaps') },
    ],
  },
  {
    name: 'playdates',
    title: 'Planner and playdates',
    screens: [
      { name: 'Planner', member: ana, open: at('/playdate-planner') },
      { name: 'What the planner finds', member: ana, open: plannerMatches },
      { name: 'Proposed playdates', member: ana, open: at('/playdates') },
      { name: 'Planned playdates', member: ana, open: at('/playdates?tab=scheduled') },
      { name: 'Past playdates', member: ana, open: at('/playdates?tab=past') },
      { name: 'A proposal in its thread', member: ana, open: proposalInThread },
      { name: 'Dashboard with the planner', member: ana, open: atPlannerLink },
      { name: 'Dashboard without Premium', member: bea, open: atPlannerLink },
    ],
  },
  {
    name: 'selling',
    title: 'Selling',
    screens: [
      { name: 'My listings', member: ana, open: at('/marketplace/my-listings') },
      { name: 'New listing', member: dana, open: at('/marketplace/new') },
      { name: 'Edit a product', member: ana, open: editOwnListing('product') },
      { name: 'Edit a service', member: dana, open: editOwnListing('service') },
      { name: 'A storefront, for a visitor', open: at('/little-acorns-store-front') },
      { name: 'A storefront', member: bea, open: at('/little-acorns-store-front') },
      { name: 'A seller', member: bea, open: sellerOf('little-acorns') },
      { name: 'A seller profile', member: bea, open: at('/seller-profile/little-acorns') },
      { name: 'Opening a shop', member: dana, open: at('/seller/onboarding') },
      { name: 'Opening a shop: a service', member: dana, open: shopStep('Service') },
      { name: 'Seller dashboard: profile', member: ana, open: at('/seller/dashboard?tab=profile') },
      { name: 'Seller dashboard: store', member: ana, open: at('/seller/dashboard?tab=store') },
      { name: 'Seller dashboard: listings', member: ana, open: at('/seller/dashboard?tab=listings') },
      { name: 'Seller dashboard: messages', member: ana, open: at('/seller/dashboard?tab=messages') },
      { name: 'A question about a listing', member: ana, open: openBuyer },
      { name: 'New listing without Premium', member: bea, open: at('/marketplace/new') },
    ],
  },
  {
    name: 'calendar',
    title: 'Calendar and check-ins',
    screens: [
      { name: 'Calendar', member: ana, open: at('/calendar') },
      { name: 'Check in', member: ana, open: at('/check-in') },
      { name: 'Calendar of a Free member', member: cleo, open: at('/calendar') },
    ],
  },
  {
    name: 'marketplace',
    title: 'Marketplace',
    screens: [
      {
        name: 'Marketplace',
        member: bea,
        open: at('/marketplace'),
      },
      { name: 'A search', member: bea, open: at('/marketplace?q=wooden&category=Toys+%26+Games') },
      { name: 'Nothing found', member: bea, open: at('/marketplace?q=trampoline') },
      { name: 'A listing', member: bea, open: openListing('Twelve picture books') },
      { name: 'A service', member: bea, open: openListing('Piano lessons') },
      { name: 'Cart', member: bea, open: cartWith('Twelve picture books', 'Wooden balance bike') },
      { name: 'Favourites', member: bea, open: at('/favourites') },
      { name: 'Saved searches', member: bea, open: at('/favourites?tab=searches') },
      { name: 'A listing, seen by a visitor', open: at('/marketplace/1') },
      { name: 'Marketplace of a Free member', member: cleo, open: at('/marketplace') },
    ],
  },
  {
    name: 'orders',
    title: 'Orders',
    screens: [
      { name: 'Purchases', member: bea, open: at('/my-orders') },
      { name: 'Sales', member: ana, open: at('/my-orders?tab=sales') },
      { name: 'On its way', member: bea, open: openOrder('Wooden train with three wagons') },
      { name: 'On its way, for its seller', member: ana, open: openOrder('Wooden train with three wagons') },
      { name: 'To be picked up', member: dana, open: openOrder('Step stool with a handle') },
      { name: 'A problem', member: bea, open: openOrder('Train tracks with a red bridge') },
      { name: 'A return', member: bea, open: openOrder('Step stool, oiled beech') },
      { name: 'A return, for its seller', member: dana, open: openOrder('Step stool, oiled beech') },
      { name: 'Released', member: dana, open: openOrder('Bedtime stories, five volumes') },
      { name: 'Reviewed', member: bea, open: openOrder('Dollhouse chairs, set of two') },
      { name: 'Payment successful', member: bea, open: at('/success') },
      { name: 'Payment canceled', member: bea, open: at('/cancel') },
      { name: 'Seller dashboard: orders', member: ana, open: at('/seller/dashboard?tab=orders') },
      { name: 'Seller dashboard: earnings', member: ana, open: at('/seller/dashboard?tab=earnings') },
    ],
  },
  {
    name: 'administration',
    title: 'Administration',
    screens: [
      { name: 'Inbox', member: admin, open: at('/admin') },
      { name: 'Figures', member: admin, open: at('/admin/figures') },
      { name: 'Members', member: admin, open: at('/admin/members') },
      { name: 'A member', member: admin, open: at('/admin/members/1') },
      { name: 'Early access', member: admin, open: at('/admin-early-access') },
      { name: 'Feedback', member: admin, open: at('/admin/feedback') },
      { name: 'Feedback in full', member: admin, open: firstFeedback },
      { name: 'Orders', member: admin, open: at('/admin/orders') },
      { name: 'Cases', member: admin, open: at('/admin/cases') },
      { name: 'A case', member: admin, open: at('/admin/cases/2') },
      { name: 'Audit', member: admin, open: at('/admin/audit') },
      { name: 'Access denied', member: ana, open: at('/admin') },
    ],
  },
  {
    name: 'reports-and-standing',
    title: 'Reports, standing and house rules',
    screens: [
      { name: 'A report', member: bea, open: reportOf('Dana') },
      { name: 'In words', member: bea, open: reportInWords },
      { name: 'Received', member: bea, open: reportSent },
      { name: 'My reports, and what has ended', member: bea, open: ownReportsAfterBlockBy(dana) },
      { name: 'A conversation that has ended', member: bea, open: endedConversation },
      { name: 'In good standing', member: bea, open: at('/account/standing') },
      { name: 'Suspended', member: ana, open: suspendedBy(admin) },
      { name: 'Orders of a suspended member', member: ana, open: at('/my-orders') },
      { name: 'House rules', open: at('/rules') },
      { name: 'Transparency', open: at('/transparency') },
    ],
  },
  {
    name: 'plans-and-account',
    title: 'Plans and account',
    screens: [
      { name: 'Plans', member: cleo, open: at('/subscribe') },
      { name: 'Plans of a subscriber', member: bea, open: at('/subscribe') },
      { name: 'Account', member: ana, open: at('/account') },
    ],
  },
];
