import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connect, type Knex } from '../../platform/database/knex.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { PhotoRepository } from './photo-repository.ts';

const noon = new Date('2027-03-01T12:00:00Z');
let database: TestDatabase;
let knex: Knex;
let records: PhotoRepository;
let count = 0;

beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 4 });
  records = new PhotoRepository(new KnexTransaction(knex));
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
  await records.add({ name, ownerId, at });
  return name;
}

const photoOf = async (id: number) =>
  (await knex('users').where({ id }).first('profilePhotoUrl')).profilePhotoUrl;

describe('the photo records', () => {
  it('sets a profile photo, and returns the one it replaces', async () => {
    const member = await aMember();
    const [first, second] = [await aPhoto(member), await aPhoto(member)];
    const shown = async () => [await records.isInUse(first), await records.isInUse(second)];
    expect(await shown()).toEqual([false, false]);
    expect(await records.setProfilePhoto(member, first, '/first')).toEqual([]);
    expect(await shown()).toEqual([true, false]);
    expect(await records.setProfilePhoto(member, second, '/second')).toEqual([first]);
    expect(await photoOf(member)).toBe('/second');
    expect(await records.unused([first, second])).toEqual([first]);
    expect(await shown()).toEqual([false, true]);
    await records.remove(second);
    expect(await shown()).toEqual([false, false]);
  });

  it("sets no one else's photo, none twice, and none that is unknown", async () => {
    const [member, other] = [await aMember(), await aMember()];
    const hers = await aPhoto(member);
    await expect(records.setProfilePhoto(other, hers, '/stolen')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(records.setProfilePhoto(member, 'unknown', '/unknown')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await records.setProfilePhoto(member, hers, '/hers');
    await expect(records.setProfilePhoto(member, hers, '/again')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect([await photoOf(member), await photoOf(other)]).toEqual(['/hers', null]);
  });

  it('leaves her without a photo, and her other ones and other members as they are', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const [hers, theirs] = [await aPhoto(member), await aPhoto(other)];
    await records.setProfilePhoto(member, hers, '/hers');
    await records.setProfilePhoto(other, theirs, '/theirs');
    expect(await records.clearProfilePhoto(member)).toEqual([hers]);
    expect(await records.clearProfilePhoto(member)).toEqual([]);
    expect([await photoOf(member), await photoOf(other)]).toEqual([null, '/theirs']);
    expect(await records.unused([hers, theirs])).toEqual([hers]);
  });

  it('releases everything of a member and of nobody else', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const [used, waiting, theirs] = [await aPhoto(member), await aPhoto(member), await aPhoto(other)];
    await records.setProfilePhoto(member, used, '/used');
    await records.setProfilePhoto(other, theirs, '/theirs');
    expect([...(await records.releaseAll(member))].sort()).toEqual([used, waiting].sort());
    expect(await records.unused([used, waiting, theirs])).toHaveLength(2);
  });

  it('finds abandoned photos: never shown, or shown by someone who is gone', async () => {
    const [member, leaver] = [await aMember(), await aMember()];
    const [shown, never, theirs] = [await aPhoto(member), await aPhoto(member), await aPhoto(leaver)];
    const fresh = await aPhoto(member, later(noon, hours(2)));
    await records.setProfilePhoto(member, shown, '/shown');
    await records.setProfilePhoto(leaver, theirs, '/theirs');
    await knex('users').where({ id: leaver }).delete();

    const found = await records.abandoned(later(noon, hours(1)));
    expect(found).toEqual(expect.arrayContaining([never, theirs]));
    expect(found).not.toContain(shown);
    expect(found).not.toContain(fresh);
    await records.remove(never);
    expect(await records.abandoned(later(noon, hours(1)))).not.toContain(never);
  });
});
