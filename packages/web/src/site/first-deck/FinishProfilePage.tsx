import { importWithStyles } from '@nestmates/ui/lazy-loading/import-with-styles.ts';
import { CompletionForm } from '../../members/onboarding/CompletionForm.tsx';
import { celebrate } from '../../platform/moments/celebrate.ts';

const importMoment = () => import('./first-deck-moment.tsx');

/** The last step of onboarding, which ends with the faces of those who live near. */
export default function FinishProfilePage() {
  return (
    <CompletionForm
      onDone={() =>
        void celebrate({
          load: async () => (await importWithStyles(importMoment)).momentOfFirstDeck,
          said: { title: 'Profile completed!' },
          at: '/dashboard',
        })
      }
    />
  );
}
