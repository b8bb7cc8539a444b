import { hours, later } from '@nestmates/domain/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Knex } from '../database/knex.ts';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { KnexTransaction } from '../database/transaction.ts';
import { SqlPhotoRegister } from './sql-photo-records.ts';

const noon = new Date('2027-03-01T12:00:00Z');
let database: TestDatabase;
let knex: Knex;
let register: SqlPhotoRegister;
let count = 0;

beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 4 });
  register = new SqlPhotoRegister(new KnexTransaction(knex));
});

afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

async function aMember(): Promise<number> {
  count += 1;
  const [row] = await knex('users')
    .insert({ email: `mother-${count}@nestmates.test`, password: 'none', createdAt: noon })
    .returning('id');
  return row.id;
}

async function aPhoto(ownerId: number, at = noon): Promise<string> {
  count += 1;
  const name = `photo-${count}`;
  await register.enter({ name, ownerId, at });
  return name;
}

const photoOf = async (id: number) =>
  (await knex('users').where({ id }).first('profilePhotoUrl')).profilePhotoUrl;

describe('the register of photos', () => {
  it('hangs a photo, and answers the one it replaces', async () => {
    const member = await aMember();
    const [first, second] = [await aPhoto(member), await aPhoto(member)];
    const shown = async () => [await register.isShown(first), await register.isShown(second)];
    expect(await shown()).toEqual([false, false]);
    expect(await register.hang(member, first, '/first')).toEqual([]);
    expect(await shown()).toEqual([true, false]);
    expect(await register.hang(member, second, '/second')).toEqual([first]);
    expect(await photoOf(member)).toBe('/second');
    expect(await register.unused([first, second])).toEqual([first]);
    expect(await shown()).toEqual([false, true]);
    await register.strike(second);
    expect(await shown()).toEqual([false, false]);
  });

  it("hangs no one else's photo, none twice, and none that is unknown", async () => {
    const [member, other] = [await aMember(), await aMember()];
    const hers = await aPhoto(member);
    await expect(register.hang(other, hers, '/stolen')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(register.hang(member, 'unknown', '/unknown')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await register.hang(member, hers, '/hers');
    await expect(register.hang(member, hers, '/again')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([await photoOf(member), await photoOf(other)]).toEqual(['/hers', null]);
  });

  it('leaves her without a photo, and her other ones and other members as they are', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const [hers, theirs] = [await aPhoto(member), await aPhoto(other)];
    await register.hang(member, hers, '/hers');
    await register.hang(other, theirs, '/theirs');
    expect(await register.unhang(member)).toEqual([hers]);
    expect(await register.unhang(member)).toEqual([]);
    expect([await photoOf(member), await photoOf(other)]).toEqual([null, '/theirs']);
    expect(await register.unused([hers, theirs])).toEqual([hers]);
  });

  it('takes down everything of a member and of nobody else', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const [hung, waiting, theirs] = [await aPhoto(member), await aPhoto(member), await aPhoto(other)];
    await register.hang(member, hung, '/hung');
    await register.hang(other, theirs, '/theirs');
    expect([...(await register.takeDown(member))].sort()).toEqual([hung, waiting].sort());
    expect(await register.unused([hung, waiting, theirs])).toHaveLength(2);
  });

  it('finds what was left behind: never shown, or shown by someone who is gone', async () => {
    const [member, leaver] = [await aMember(), await aMember()];
    const [shown, never, theirs] = [await aPhoto(member), await aPhoto(member), await aPhoto(leaver)];
    const fresh = await aPhoto(member, later(noon, hours(2)));
    await register.hang(member, shown, '/shown');
    await register.hang(leaver, theirs, '/theirs');
    await knex('users').where({ id: leaver }).delete();

    const found = await register.leftBehind(later(noon, hours(1)));
    expect(found).toEqual(expect.arrayContaining([never, theirs]));
    expect(found).not.toContain(shown);
    expect(found).not.toContain(fresh);
    await register.strike(never);
    expect(await register.leftBehind(later(noon, hours(1)))).not.toContain(never);
  });
});
