import { LegalPage } from './LegalPage.tsx';
import { privacy } from './privacy.ts';

export function PrivacyScreen() {
  return (
    <LegalPage
      title={
        <>
          Privacy <em>Policy</em>
        </>
      }
      lead="What we know about you and your children, who sees it, and how to make us forget it."
      clauses={privacy}
    />
  );
}
