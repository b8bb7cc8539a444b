import { Check, Hand, Lock, MessageCircle } from 'lucide-react';
import type { MomentAction } from '../../../../components/moments/Moment.tsx';
import type { MomentFact } from '../../../../components/moments/MomentFacts.tsx';

/** The wave from a moment, and whether the other can write. */
export interface MatchWave {
  readonly otherCanWrite: boolean;
  readonly state: 'open' | 'waving' | 'waved';
  onWave(): void;
}

/** What is free first, then what the other can do, then what comes with Pro. */
export function factsOfFreeMatch(name: string, { otherCanWrite, state }: MatchWave): readonly MomentFact[] {
  return [
    state === 'waved'
      ? { icon: <Check aria-hidden />, words: `You waved to ${name}.` }
      : { icon: <Hand aria-hidden />, words: 'A wave is free, for both of you.' },
    ...(otherCanWrite ? [{ icon: <MessageCircle aria-hidden />, words: `${name} can write to you.` }] : []),
    {
      icon: <Lock aria-hidden />,
      words: `${otherCanWrite ? 'Answering' : 'Writing'} comes with Pro.`,
      link: { label: 'See Pro', href: '/subscribe' },
    },
  ];
}

interface FreeActions {
  readonly main: MomentAction;
  readonly quiet: MomentAction;
}

/** The wave is the one button; once it is sent the moment stays, and leads on. */
export function actionsOfFreeMatch(
  { id, firstName }: { readonly id: number; readonly firstName: string },
  { state, onWave }: MatchWave,
  goOn: MomentAction,
): FreeActions {
  if (state === 'waved')
    return {
      main: { label: 'See your wave', href: `/messages?user=${id}` },
      quiet: goOn,
    };
  return {
    main: {
      label: `Wave to ${firstName}`,
      icon: <Hand aria-hidden />,
      stays: { pending: state === 'waving', pendingLabel: 'Waving…' },
      onAct: onWave,
    },
    quiet: goOn,
  };
}
