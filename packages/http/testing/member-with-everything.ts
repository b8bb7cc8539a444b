import { insertListing, payable } from './order-setup.ts';
import { planner } from './playdate-setup.ts';
import { ofMemberAlone } from './rows-of-member.ts';
import { rowsBesideThose } from './rows-to-erase.ts';
import type { TestMember, TestServer } from './test-server.ts';
import { addRows, ofMemberAndAdministrators } from './what-is-private.ts';

/** A member who has a row in every table that can hold one. */
export async function memberWithEverything(on: TestServer): Promise<TestMember> {
  const [subject, third, fourth, fifth] = [
    await planner(on, 'Sue'),
    await planner(on, 'Cleo'),
    await planner(on, 'Dora'),
    await planner(on, 'Erin'),
  ];
  const at = on.clock.now();
  const listingId = await insertListing(on.knex, third);
  const setting = { knex: on.knex, subject, third, fourth, fifth, listingId, at };
  await insertListing(on.knex, subject, { title: 'Wooden train' });
  await addRows(ofMemberAndAdministrators, setting);
  await addRows(ofMemberAlone, setting);
  await payable(on.knex, subject);
  await addRows(rowsBesideThose, setting);
  await on.knex('orders').update({ status: 'completed', completedAt: at, moneyDue: false });
  return subject;
}
