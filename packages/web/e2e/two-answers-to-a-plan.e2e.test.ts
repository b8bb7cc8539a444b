import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { closeMoment } from './setup/close-moment.ts';
import { type Login, unlockedMember } from './setup/newcomer.ts';
import { test } from './setup/phone.ts';
import { chooseDay } from './setup/swaps.ts';

interface Side {
  readonly page: Page;
  readonly login: Login;
  readonly id: number;
  readonly name: string;
}

const read = async (page: Page, path: string) => (await page.request.get(path)).json();
const post = async ({ page }: Pick<Side, 'page'>, path: string, data: object) => {
  const reply = await page.request.post(path, { data });
  expect([path, reply.status()]).toEqual([path, 200]);
  return reply.json();
};
const at = (inDays: number, hour: number) => {
  const date = new Date();
  date.setDate(date.getDate() + inDays);
  date.setHours(hour, 0, 0, 0);
  return { date: date.toISOString(), until: new Date(date.getTime() + 2 * 3_600_000).toISOString() };
};

async function sideOf(page: Page, name: string): Promise<Side> {
  const login = await unlockedMember(page, name);
  return { page, login, name, id: (await read(page, '/api/me')).id };
}

/** The first has asked the second for a swap at the own place, at one of two times. */
async function asked(takePhone: () => Promise<Page>, names: readonly [string, string]) {
  const [asking, other] = [
    await sideOf(await takePhone(), names[0]),
    await sideOf(await takePhone(), names[1]),
  ];
  await post(asking, '/api/connections/request', { recipientId: other.id });
  const [request] = await read(other.page, '/api/connections/pending');
  await post(other, '/api/connections/respond', { requestId: request.id, action: 'accept' });
  const [match] = await read(asking.page, '/api/matches');
  const [child] = await read(asking.page, '/api/children');
  const times = [at(3, 10), at(4, 15)] as const;
  const { id } = await post(asking, '/api/swaps/request', {
    recipientId: other.id,
    matchId: match.id,
    childIds: [child.id],
    ...times[0],
    otherTimes: [times[1]],
    place: { of: asking.id },
    emergencyContact: '512 555 0100',
  });
  return { asking, other, swapId: id as number, times };
}

const cardIn = (page: Page, name: string) => page.getByRole('region', { name: `Swap with ${name}` });
/** Something happens while the answer is on its way. */
const meanwhile = (page: Page, happens: () => Promise<unknown>) =>
  page.route('**/api/swaps/respond', async (route) => {
    await happens();
    await route.continue();
  });

describe('two who answer one plan', () => {
  test('take two different times: the later one reads so, and the first one stands', async ({
    takePhone,
  }) => {
    const { asking, other, swapId, times } = await asked(takePhone, ['Odile', 'Pauline']);
    const { page } = other;
    await meanwhile(page, () =>
      post(other, '/api/swaps/respond', { swapId, response: 'confirmed', time: times[0].date }),
    );
    await page.goto(`/messages/${asking.id}`);
    const card = cardIn(page, asking.name);
    await card.getByRole('radio').nth(1).check();
    await card.getByRole('button', { name: /^Accept \w+day, / }).click();
    await page.getByText('This is arranged for another time already. Please look again.').first().waitFor();
    const [arranged] = await read(asking.page, '/api/swaps/confirmed');
    expect(arranged).toMatchObject({ id: swapId, date: times[0].date });
    await card.waitFor({ state: 'detached' });
  });

  test('at a place whose owner has left: nothing is arranged, and the card goes', async ({ takePhone }) => {
    const { asking, other } = await asked(takePhone, ['Rosalind', 'Sunniva']);
    const { page } = other;
    await meanwhile(page, () =>
      asking.page.request.delete('/api/account', { data: { password: asking.login.password } }),
    );
    await page.goto(`/messages/${asking.id}`);
    const card = cardIn(page, asking.name);
    await card.getByRole('button', { name: /^Accept \w+day, / }).click();
    await page.getByText('We could not find this swap.').first().waitFor();
    await card.waitFor({ state: 'detached' });
    expect(await read(page, '/api/swaps/confirmed')).toEqual([]);
  });

  test('who cannot at any of the times suggests another, which is agreed to', async ({ takePhone }) => {
    const { asking, other, swapId } = await asked(takePhone, ['Tove', 'Ulrike']);
    const { page } = other;
    await page.goto(`/messages/${asking.id}`);
    await cardIn(page, asking.name).getByRole('checkbox').first().check();
    await cardIn(page, asking.name).getByRole('button', { name: 'Suggest another time' }).click();
    const form = page.getByRole('dialog', { name: 'Suggest Another Time' });
    await chooseDay(page, 'New date and time', 5);
    await form.getByRole('button', { name: 'Suggest Time' }).click();
    await cardIn(page, asking.name).getByText('You suggest another time').waitFor();
    // What was asked for can still be taken.
    expect(
      await cardIn(page, asking.name)
        .getByRole('button', { name: /^Accept/ })
        .isEnabled(),
    ).toBe(true);

    await asking.page.goto('/dashboard');
    await closeMoment(asking.page.getByRole('dialog', { name: 'It’s a match' }), 'Close');
    await asking.page.goto('/notifications');
    await asking.page.getByText(/M\. Ulrike brings her /).waitFor();
    await asking.page.goto('/dashboard');
    // It is the story that Home opens with.
    await asking.page.getByText(/^For the swap that you asked for\. Ulrike brings her /).waitFor();
    await asking.page.getByText(/suggests another time/).waitFor();
    await asking.page.getByRole('link', { name: 'Have a look' }).click();
    const proposal = asking.page.getByRole('region', { name: 'Another time' });
    await proposal.getByText('Ulrike suggests another time').waitFor();
    await proposal.getByRole('button', { name: 'Agree' }).click();
    await closeMoment(asking.page.getByRole('dialog', { name: /is agreed$/ }), 'Close');
    const [arranged] = await read(page, '/api/swaps/confirmed');
    expect(arranged).toMatchObject({ id: swapId, status: 'confirmed', proposedTime: null });
    for (const each of [asking, other]) {
      const events: { swapId: number; date: string }[] = await read(each.page, '/api/calendar');
      expect(events.find((event) => event.swapId === swapId)?.date).toBe(arranged.date);
    }
  });
});
