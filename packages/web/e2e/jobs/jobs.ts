import type { Page } from 'playwright';
import { signUp } from './sign-up.ts';
import { type Thumb, thumb } from './thumb.ts';

interface Effort {
  readonly taps: number;
  readonly characters: number;
}

export interface Job {
  readonly name: string;
  /** Where it begins. */
  readonly from: string;
  /** The demo member who does it; without one, a visitor. */
  readonly member?: 'ana' | 'bea' | 'cleo';
  /** Measured before the first ten minutes were made anew, where it was. */
  readonly before?: Effort;
  readonly goal: Effort;
  /** Ends once the server has taken it, or the answer is on the screen. */
  readonly does: (page: Page, by: Thumb) => Promise<void>;
}

const answered = (page: Page, path: string) =>
  page.waitForResponse((reply) => reply.url().endsWith(path) && reply.ok());

async function signUpAndAsk(page: Page, by: Thumb): Promise<void> {
  await signUp(page, by, { email: 'thea@mail.test', firstName: 'Thea', zipCode: '11238', city: 'Brooklyn' });
  const asked = answered(page, '/api/connections/request');
  const connect = page.getByRole('button', { name: 'Connect', exact: true });
  await by.tapUntilSent(connect, '/api/connections/request');
  await asked;
}

/** The ten things that members come for, and what each may cost a thumb. */
export const jobs: readonly Job[] = [
  {
    name: 'Sign up and ask a first mother',
    from: '/',
    before: { taps: 33, characters: 84 },
    goal: { taps: 24, characters: 70 },
    does: signUpAndAsk,
  },
  {
    name: 'Ask for a swap, with what is known from last time',
    from: '/dashboard',
    member: 'ana',
    goal: { taps: 6, characters: 0 },
    async does(page, { tap, tapButton, tapTab }) {
      await tapTab('People');
      await tap(page.getByRole('region', { name: 'Connections' }).getByRole('link', { name: /^Dana/ }));
      await tapButton('Plan with Dana');
      await tap(page.getByRole('link', { name: /^Swap/ }));
      await tap(page.getByRole('radio', { name: /^Saturday/ }));
      const sent = answered(page, '/api/swaps/request');
      await tapButton('Send to Dana');
      await sent;
    },
  },
  {
    name: 'Plan a playdate, without scrolling',
    from: '/playdate-planner',
    member: 'ana',
    goal: { taps: 3, characters: 0 },
    async does(page, { tapInView }) {
      await tapInView(page.getByRole('button', { name: 'Find Matches' }));
      await tapInView(page.getByRole('button', { name: /^Suggest a Playdate to/ }).first());
      const sent = answered(page, '/api/suggest-meetup');
      await tapInView(page.getByRole('button', { name: /^Send to/ }));
      await sent;
    },
  },
  {
    name: 'Put a thing on sale',
    from: '/dashboard',
    member: 'ana',
    goal: { taps: 8, characters: 23 },
    async does(page, { tap, tapLink, tapButton, type }) {
      await tapLink('Create Listing');
      await tap(page.getByRole('radio', { name: 'Product' }));
      await type('Title', 'Wooden balance bike');
      await type('Price', '48');
      await tap(page.getByRole('combobox', { name: 'Category' }));
      await tap(page.getByRole('option', { name: 'Toys & Games', exact: true }));
      const sent = answered(page, '/api/marketplace');
      await tapButton('Create Listing');
      await sent;
    },
  },
  {
    name: 'Learn why something is locked',
    from: '/dashboard',
    member: 'cleo',
    goal: { taps: 1, characters: 0 },
    async does(page, { tap }) {
      await tap(page.getByRole('main').getByText('Check In', { exact: true }));
      await page.getByRole('dialog').getByText('$7.99').first().waitFor();
    },
  },
  {
    name: 'Answer a swap that waits',
    from: '/dashboard',
    member: 'cleo',
    goal: { taps: 1, characters: 0 },
    async does(page, { tap }) {
      const sent = answered(page, '/api/swaps/respond');
      await tap(page.getByRole('button', { name: /^Accept/ }).first());
      await sent;
    },
  },
  {
    name: 'Answer a mother who wants to connect',
    from: '/dashboard',
    member: 'ana',
    goal: { taps: 2, characters: 0 },
    async does(page, { tap }) {
      await tap(page.getByRole('main').getByRole('link', { name: /Connection Requests/ }));
      const sent = answered(page, '/api/connections/respond');
      await tap(page.getByRole('button', { name: 'Accept' }).first());
      await sent;
    },
  },
  {
    name: 'Write to a connection',
    from: '/dashboard',
    member: 'ana',
    goal: { taps: 4, characters: 12 },
    async does(page, { tap, tapTab, typeInto }) {
      await tapTab('People');
      await tap(page.getByRole('region', { name: 'Connections' }).getByRole('link', { name: /^Dana/ }));
      await typeInto(page.getByRole('textbox', { name: 'Message Dana' }), 'See you soon');
      const sent = answered(page, '/api/messages');
      await tap(page.getByRole('button', { name: 'Send' }));
      await sent;
    },
  },
  {
    name: 'Buy a thing, up to the payment',
    from: '/dashboard',
    member: 'bea',
    goal: { taps: 4, characters: 0 },
    async does(page, { tap, tapTab }) {
      await tapTab('Marketplace');
      await tap(page.getByRole('link', { name: 'Twelve picture books' }).first());
      await tap(page.getByRole('button', { name: /^Buy Now/ }));
      await tap(page.getByRole('dialog', { name: 'Checkout' }).getByRole('button', { name: /^Pay / }));
      await page.waitForURL('**/sandbox/checkouts/**');
    },
  },
  {
    name: 'Share the plan of tonight with somebody at home',
    from: '/dashboard',
    member: 'ana',
    goal: { taps: 2, characters: 0 },
    async does(page, { tapButton }) {
      await tapButton('Share my plan');
      const sent = answered(page, '/api/shared-plans');
      await tapButton('Share My Plan');
      await sent;
    },
  },
];

/** What it costs on this page, whose member is signed in. */
export async function effortOf(page: Page, job: Job): Promise<Effort> {
  const by = thumb(page);
  await page.goto(job.from);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await job.does(page, by);
  return by.count;
}
