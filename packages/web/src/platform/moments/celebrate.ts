import { type Announced, announce } from '@nestmates/ui/toasts/announcement.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { type ShownMoment, showMoment } from './moments.ts';

interface Celebration {
  /** Loads its code and what it needs to know; nothing where there is nothing to celebrate. */
  load(): Promise<ShownMoment | undefined>;
  /** What is said besides, to screen readers alone. */
  readonly said: Announced;
  /** The path on which it happened. */
  readonly at: string;
}

/** Shows a moment, or says it in a toast where the member has left the page or it cannot be loaded. */
export async function celebrate({ load, said, at }: Celebration): Promise<void> {
  const moment = await load().catch(() => 'failed' as const);
  if (moment === 'failed' || location.pathname !== at) return toast(said);
  announce(said);
  if (moment) showMoment(moment);
}
