import { LegalPage } from './LegalPage.tsx';
import { terms } from './terms.ts';

export function TermsScreen() {
  return (
    <LegalPage
      title={
        <>
          Terms <em>of Service</em>
        </>
      }
      lead="What you can expect of us, and we of you. Short, because nobody reads the other kind."
      clauses={terms}
    />
  );
}
