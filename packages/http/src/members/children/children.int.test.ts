import type { ChildView } from '@nestmates/application/members/children/contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const mother = () => server.member({ ...columnsOf.free });

async function family(member: TestMember): Promise<ChildView[]> {
  const { status, text } = await member.get('/api/children');
  expect(status).toBe(200);
  return JSON.parse(text) as ChildView[];
}

const save = (member: TestMember, ...children: unknown[]) =>
  member.put('/api/profile/children', { children });

describe('children', () => {
  it('are stored with all answers, in the order of the form', async () => {
    const ana = await mother();
    const girl = {
      gender: 'girl',
      age: 3,
      creativePlay: ['painting', 'clay-dough'],
      natureAnimals: ['bugs'],
    };
    const boy = { gender: 'boy', age: 0, name: ' Theo ', dailyRhythmEnv: ['still-naps'] };
    expect((await save(ana, girl, boy)).status).toBe(200);
    expect(await family(ana)).toMatchObject([girl, { ...boy, name: 'Theo' }]);
    expect((await family(ana))[0]).toMatchObject({ name: null, stemPlay: [], interests: [] });
  });

  it('keep their ids when they are changed, so that references stay valid', async () => {
    const ana = await mother();
    await save(ana, { gender: 'girl', age: 3, stemPlay: ['puzzles'] }, { gender: 'boy', age: 6 });
    const [girl, boy] = await family(ana);
    await save(
      ana,
      { gender: 'non-binary', age: 1 },
      { id: boy?.id, gender: 'boy', age: 7 },
      {
        id: girl?.id,
        gender: 'girl',
        age: 4,
      },
    );
    const after = await family(ana);
    expect(after).toMatchObject([
      { gender: 'non-binary', age: 1 },
      { id: boy?.id, age: 7 },
      { id: girl?.id, age: 4, stemPlay: ['puzzles'] },
    ]);
  });

  it('are deleted when the form no longer lists them', async () => {
    const ana = await mother();
    await save(ana, { gender: 'girl', age: 3 }, { gender: 'boy', age: 6 });
    const [, boy] = await family(ana);
    await save(ana, { id: boy?.id, gender: 'boy', age: 6 });
    expect((await family(ana)).map(({ id }) => id)).toEqual([boy?.id]);
  });

  it('of another mother are hers alone', async () => {
    const [ana, bea] = await Promise.all([mother(), mother()]);
    await save(ana, { gender: 'girl', age: 3 });
    await save(bea, { gender: 'boy', age: 6 });
    const [girl] = await family(ana);
    const reply = await save(bea, { id: girl?.id, gender: 'girl', age: 9 });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({
      issues: [{ path: 'children.0.id', message: 'This child is not on your profile' }],
    });
    expect(await family(ana)).toEqual([girl]);
    expect(await family(bea)).toMatchObject([{ gender: 'boy', age: 6 }]);
  });

  it('are refused thirty at a time, and none is kept', async () => {
    const ana = await mother();
    const reply = await save(ana, ...Array.from({ length: 30 }, () => ({ gender: 'girl', age: 3 })));
    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe('You can add up to 20 children');
    expect(await family(ana)).toEqual([]);
  });

  it('are saved in turn when two pages save at once', async () => {
    const ana = await mother();
    await save(ana, { gender: 'girl', age: 3 });
    const replies = await Promise.all(
      [1, 2, 3, 4].map((age) => save(ana, { gender: 'girl', age }, { gender: 'boy', age })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [girl, boy, ...others] = await family(ana);
    expect(others).toEqual([]);
    expect(girl?.age).toBe(boy?.age);
  });

  it('are refused from a form that began from others, and none leaves', async () => {
    const ana = await mother();
    await save(ana, { gender: 'girl', age: 3 });
    const [girl] = await family(ana);
    const first = { children: [{ id: girl?.id, gender: 'girl', age: 3 }], were: [girl?.id] };
    const second = { ...first, children: [...first.children, { gender: 'boy', age: 6 }] };
    expect((await ana.put('/api/profile/children', second)).status).toBe(200);
    const reply = await ana.put('/api/profile/children', first);
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({
      error: 'CONFLICT',
      message: 'Your children were changed on another page. Please look again.',
    });
    expect(await family(ana)).toHaveLength(2);
  });

  it('are saved by one of two pages that save at once; the other would drop the child she never saw', async () => {
    const ana = await mother();
    await save(ana, { gender: 'girl', age: 3 });
    const [girl] = await family(ana);
    const kept = { id: girl?.id, gender: 'girl', age: 3 };
    const replies = await Promise.all(
      [6, 12].map((age) =>
        ana.put('/api/profile/children', { children: [kept, { gender: 'boy', age }], were: [girl?.id] }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = replies[0]?.status === 200 ? 6 : 12;
    expect((await family(ana)).map(({ age }) => age)).toEqual([3, winner]);
  });

  it('cost the same statements, one or twenty', async () => {
    const ana = await mother();
    const counts: number[] = [];
    for (const size of [1, 20]) {
      const children = Array.from({ length: size }, () => ({ gender: 'girl', age: 3 }));
      counts.push((await server.statements.during(() => save(ana, ...children))).length);
      counts.push((await server.statements.during(() => ana.get('/api/children'))).length);
    }
    expect(counts).toEqual([6, 2, 6, 2]);
  });
});
