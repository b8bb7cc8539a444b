import type { MatchFacts, MatchFactsQueries } from '@nestmates/application/matching/ports.ts';
import type { Point } from '@nestmates/domain/places/point.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { selectMatchFacts } from './select-person.ts';

export type MatchFactsRow = Omit<MatchFacts, 'point'> & { readonly point: Point | null };

export const factsIn = ({ point, ...facts }: MatchFactsRow): MatchFacts => ({
  ...facts,
  point: point ?? undefined,
});

const factsOf = statement<MatchFactsRow>(
  'match-facts-of',
  `select ${selectMatchFacts('u')} from users u where u.id = any($1)`,
);

export class SqlMatchFacts implements MatchFactsQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async factsOf(ids: readonly MemberId[]): Promise<readonly MatchFacts[]> {
    return (await rows(this.#transaction, factsOf, [ids])).map(factsIn);
  }
}
