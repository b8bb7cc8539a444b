import type { MomentAction } from '@nestmates/ui/components/moments/Moment.tsx';

interface Opens {
  readonly messages: boolean;
  readonly calendar: boolean;
}

/** What the member's plan opens once something is agreed on: to write first, then the calendar, then the list of it. */
export function actionsAfterPlanning(
  { id, firstName }: { readonly id: number; readonly firstName: string },
  opens: Opens,
  list: MomentAction,
): { readonly main: MomentAction; readonly quiet: MomentAction } {
  const [main = list, quiet = { label: 'Later' }] = [
    ...(opens.messages ? [{ label: `Message ${firstName}`, href: `/messages?user=${id}` }] : []),
    ...(opens.calendar ? [{ label: 'Open the calendar', href: '/calendar' }] : []),
    list,
  ];
  return { main, quiet };
}
