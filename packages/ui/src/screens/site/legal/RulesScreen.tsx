import { houseRules } from '@nestmates/domain/trust/rules/house-rules.ts';
import { LegalPage } from './LegalPage.tsx';

/** Decisions lead to a rule by its id. */
const clauses = houseRules.map(({ id, title, words }) => ({ id, title, paragraphs: [words] }));

export function RulesScreen() {
  return (
    <LegalPage
      title={
        <>
          House <em>Rules</em>
        </>
      }
      lead="How we treat each other here. Whoever breaks a rule is told which one and why, and can appeal."
      clauses={clauses}
    />
  );
}
