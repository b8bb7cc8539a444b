import type { Page } from 'playwright';
import { validPng } from '../setup/valid-png.ts';
import { signUp } from './sign-up.ts';
import { type Thumb, thumb } from './thumb.ts';

export interface Effort {
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

async function signUpAndAsk(page: Page, by: Thumb): Promise<void> {
  await signUp(page, by, { email: 'thea@mail.test', firstName: 'Thea', zipCode: '11238', city: 'Brooklyn' });
  await by.ready(page.getByRole('article').first());
  await by.send('/api/connections/request', () => by.tapButton('Connect'));
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
    async does(page, { tap, tapButton, tapTab, send }) {
      await tapTab('People');
      await tap(page.getByRole('region', { name: 'Connections' }).getByRole('link', { name: /^Dana/ }));
      await tapButton('Plan with Dana');
      await tap(page.getByRole('link', { name: /^Swap/ }));
      await tap(page.getByRole('radio', { name: /^Saturday/ }));
      await send('/api/swaps/request', () => tapButton('Send to Dana'));
    },
  },
  {
    name: 'Plan a playdate, without scrolling',
    from: '/playdate-planner',
    member: 'ana',
    goal: { taps: 3, characters: 0 },
    async does(page, { tapInView, send }) {
      await tapInView(page.getByRole('button', { name: 'Find Matches' }));
      await tapInView(page.getByRole('button', { name: /^Suggest a Playdate to/ }).first());
      await send('/api/suggest-meetup', () => tapInView(page.getByRole('button', { name: /^Send to/ })));
    },
  },
  {
    name: 'Put a thing on sale',
    from: '/dashboard',
    member: 'ana',
    goal: { taps: 8, characters: 23 },
    async does(page, { tapLink, tapButton, type, send }) {
      await tapLink('Create Listing');
      const chooser = page.waitForEvent('filechooser');
      await tapButton('Take a Photo');
      await (await chooser).setFiles({
        name: 'bike.png',
        mimeType: 'image/png',
        buffer: await validPng(page),
      });
      await page.getByRole('button', { name: 'Photo 1 of 1' }).waitFor();
      await type('Title', 'Wooden balance bike');
      await send('/api/listing-drafts', () => tapButton('Suggest the Rest'));
      await page.getByText('Filled in for you: price and category.').waitFor();
      await send('/api/marketplace', () => tapButton('Create Listing'));
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
    name: 'Answer a swap that waits, without scrolling',
    from: '/dashboard',
    member: 'cleo',
    goal: { taps: 1, characters: 0 },
    async does(page, { tapInView, send }) {
      await send('/api/swaps/respond', () =>
        tapInView(page.getByRole('button', { name: /^Accept/ }).first()),
      );
    },
  },
  {
    name: 'Answer a mother who wants to connect',
    from: '/dashboard',
    member: 'ana',
    goal: { taps: 2, characters: 0 },
    async does(page, { tap, send }) {
      await tap(page.getByRole('main').getByRole('link', { name: /Connection Requests/ }));
      await send('/api/connections/respond', () => tap(page.getByRole('button', { name: 'Accept' }).first()));
    },
  },
  {
    name: 'Write to a connection',
    from: '/dashboard',
    member: 'ana',
    goal: { taps: 4, characters: 12 },
    async does(page, { tap, tapTab, typeInto, send }) {
      await tapTab('People');
      await tap(page.getByRole('region', { name: 'Connections' }).getByRole('link', { name: /^Dana/ }));
      await typeInto(page.getByRole('textbox', { name: 'Message Dana' }), 'See you soon');
      await send('/api/messages', () => tap(page.getByRole('button', { name: 'Send' })));
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
    async does(_, { tapButton, send }) {
      await tapButton('Share my plan');
      await send('/api/shared-plans', () => tapButton('Share My Plan'));
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
