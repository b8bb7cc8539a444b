import { childGroups } from '@nestmates/domain/members/children/preferences.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const diagnoses = childGroups.developmentalSupport.options.map(({ slug }) => slug);

interface Card {
  readonly user: { readonly id: number };
}

/**
 * The attack that read every diagnosis: the attacker gives their own child one diagnosis after the other and looks
 * for whose card then says more than with another. Where nothing tells them apart, the guess is the first.
 */
async function guesses(): Promise<ReadonlyMap<number, string>> {
  const attacker = await mother(server, { firstName: 'Mallory' });
  await server.runJobs();
  const seen = new Map<number, Map<string, string>>();
  for (const diagnosis of diagnoses) {
    const children = [{ gender: 'girl', age: 4, developmentalSupport: [diagnosis] }];
    await attacker.put('/api/profile/children', { children });
    await server.runJobs();
    for (const card of (await attacker.post('/api/match/calculate')).body.matches as readonly Card[]) {
      const answers = seen.get(card.user.id) ?? new Map<string, string>();
      seen.set(card.user.id, answers.set(diagnosis, JSON.stringify(card)));
    }
  }
  return new Map([...seen].map(([id, answers]) => [id, oddOneOut(answers)]));
}

/** The diagnosis with which a card was another than with most. */
function oddOneOut(answers: ReadonlyMap<string, string>): string {
  const all = [...answers.values()];
  const odd = [...answers].filter(([, card]) => all.filter((other) => other === card).length === 1);
  return odd[0]?.[0] ?? diagnoses[0] ?? '';
}

describe('the diagnosis of a child', () => {
  it('is guessed from the deck no better than by chance', async () => {
    const families = await Promise.all(diagnoses.map(() => mother(server)));
    for (const [nth, { id }] of families.entries()) {
      await server
        .knex('children')
        .where({ userId: id })
        .update({ developmentalSupport: [diagnoses[nth]] });
    }
    await server.runJobs();
    const guessed = await guesses();
    const right = families.filter(({ id }, nth) => guessed.get(id) === diagnoses[nth]);
    expect(guessed.size).toBe(families.length);
    expect(`${right.length} of ${families.length}`).toBe(`1 of ${families.length}`);
  });
});
