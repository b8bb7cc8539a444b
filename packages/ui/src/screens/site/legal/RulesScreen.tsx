import { forbiddenThings } from '@nestmates/domain/trust/rules/forbidden-things/forbidden-things.ts';
import { houseRules } from '@nestmates/domain/trust/rules/house-rules.ts';
import type { Clause } from './clauses.ts';
import { LegalPage } from './LegalPage.tsx';

/** Decisions lead to a rule by its id. */
const rules: readonly Clause[] = houseRules.map(({ id, title, words }) => ({
  id,
  title,
  paragraphs: [words],
}));

/** A listing that is refused leads to one of them by its id. */
const neverSold: Clause = {
  id: 'never-sold',
  title: 'What may never be sold',
  paragraphs: ['A listing of one of these is refused, and taken down where it was not recognised at first.'],
  items: forbiddenThings,
};

export function RulesScreen() {
  return (
    <LegalPage
      title={
        <>
          House <em>Rules</em>
        </>
      }
      lead="How we treat each other here. Whoever breaks a rule is told which one and why, and can appeal."
      clauses={[...rules, neverSold]}
    />
  );
}
