import type { Page } from 'playwright';
import { at, matchWith, plannerMatches, threadWith } from './open-screens.ts';

export interface LookScreen {
  /** The name of the picture of the design. */
  readonly picture: string;
  /** The demo member who sees it; without one, a visitor. */
  readonly member?: 'ana' | 'bea' | 'cleo' | 'dana';
  readonly open: (page: Page) => Promise<unknown>;
}

const personOf = async (page: Page, firstName: string): Promise<number> => {
  const matches: { user: { id: number; firstName: string } }[] = await (
    await page.request.get('/api/matches')
  ).json();
  return matches.find(({ user }) => user.firstName === firstName)?.user.id ?? 0;
};

const aboutPerson = (firstName: string, path: (id: number) => string) => async (page: Page) =>
  page.goto(path(await personOf(page, firstName)));

async function why(page: Page): Promise<void> {
  await aboutPerson('Dana', (id) => `/people/${id}`)(page);
  await page
    .getByRole('button', { name: /^Suggest a playdate/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

/** The person as it is read on, with face and name in the header. */
async function scrolledPerson(page: Page): Promise<void> {
  await aboutPerson('Dana', (id) => `/people/${id}`)(page);
  const heading = page.getByRole('heading', { name: 'Free together' });
  await heading.evaluate((element) => element.scrollIntoView());
}

/** The request of a swap to a connection of whom earlier swaps are known. */
const swapOf = (firstName: string) => async (page: Page) => {
  await page.goto(`/people/${await personOf(page, firstName)}`);
  await page.getByRole('link', { name: 'Request Babysitting Swap' }).first().click();
  await page.getByRole('button', { name: `Send to ${firstName}` }).waitFor();
};

/** The card that the planner opens for the first whom it suggests. */
async function suggestedByPlanner(page: Page): Promise<void> {
  await plannerMatches(page);
  await page
    .getByRole('list', { name: 'Playdate matches' })
    .getByRole('button', { name: /Suggest/ })
    .first()
    .click();
  await page.getByText('From your planner').waitFor();
}

/** The screens of the first ten minutes and of a plan, each with the picture that it was drawn after. */
export const lookScreens: readonly LookScreen[] = [
  { picture: 'landing-2-full', open: at('/') },
  { picture: 'home-free-full', member: 'cleo', open: at('/dashboard') },
  { picture: 'home-full', member: 'ana', open: at('/dashboard') },
  { picture: 'thread-wave', member: 'cleo', open: aboutPerson('Dana', (id) => `/messages?user=${id}`) },
  { picture: 'plan-card', member: 'ana', open: swapOf('Dana') },
  {
    picture: 'plan-card-playdate',
    member: 'ana',
    open: suggestedByPlanner,
  },
  { picture: 'plan-answer', member: 'ana', open: threadWith('Bea') },
  { picture: 'thread-swap', member: 'dana', open: threadWith('Ana') },
  { picture: 'person-plan', member: 'bea', open: scrolledPerson },
  { picture: 'person-plan-why', member: 'bea', open: why },
  { picture: 'swaps-list', member: 'ana', open: at('/babysitting-swaps') },
  { picture: 'account', member: 'ana', open: at('/account') },
  { picture: 'seller-today', member: 'ana', open: at('/seller/dashboard') },
  // Last, because it connects the two.
  { picture: 'moment-match-free', member: 'cleo', open: matchWith('Yara') },
];
