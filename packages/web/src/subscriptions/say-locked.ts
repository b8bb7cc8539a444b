import { toast } from '@nestmates/ui/components/toast.ts';

/** What opens with Pro, tapped by a Free member. */
export const sayLocked = (): void =>
  toast({ title: 'Premium Feature', description: 'Upgrade to Pro to open this.', destructive: true });
