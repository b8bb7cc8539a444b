import { expect, it } from 'vitest';
import { selfieCheckEmails } from './emails.ts';
import type { SelfieCheckEmailFacts } from './ports.ts';

const factsOf = (status: SelfieCheckEmailFacts['status']) =>
  selfieCheckEmails.decided.facts(
    { emailFactsOf: async () => ({ status, words: null }) as SelfieCheckEmailFacts },
    { checkId: 1 },
    new Date(),
  );

it.each(['approved', 'again', 'lapsed', 'refused'] as const)('writes that a check is %s', async (status) => {
  expect(await factsOf(status)).toMatchObject({ status });
});

it.each(['asked', 'sent'] as const)('writes nothing of a check that is %s', async (status) => {
  expect(await factsOf(status)).toBeUndefined();
});
