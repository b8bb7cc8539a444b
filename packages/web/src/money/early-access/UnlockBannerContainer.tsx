import { importWithStyles } from '@nestmates/ui/lazy-loading/import-with-styles.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { useMember } from '../../platform/session/session.ts';
import { useDismissed } from '../../platform/shared/use-dismissed.ts';
import type { UnlockFormProps } from './UnlockForm.tsx';

const importForm = () => import('./UnlockForm.tsx');

/** For members without Premium who have not dismissed it: the end of the page, whose code comes after the page. */
export function UnlockBannerContainer() {
  const { plan } = useMember();
  const [dismissed, onDismiss] = useDismissed('unlock-banner');
  const [UnlockForm, setUnlockForm] = useState<ComponentType<UnlockFormProps>>();
  const isShown = !dismissed && plan !== 'premium';
  useEffect(() => {
    if (!isShown) return;
    // Codes can be entered on the page of the plans, too.
    importWithStyles(importForm).then(
      (loaded) => setUnlockForm(() => loaded.UnlockForm),
      () => undefined,
    );
  }, [isShown]);
  return isShown && UnlockForm && <UnlockForm onDismiss={onDismiss} />;
}
