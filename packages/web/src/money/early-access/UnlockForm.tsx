import { UnlockBanner } from '@nestmates/ui/screens/money/early-access/UnlockBanner.tsx';
import { useUnlock } from './use-unlock.ts';

export interface UnlockFormProps {
  onDismiss(): void;
}

export function UnlockForm({ onDismiss }: UnlockFormProps) {
  return <UnlockBanner state={{ ...useUnlock(), onDismiss }} />;
}
