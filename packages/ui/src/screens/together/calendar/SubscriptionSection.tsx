import { Copy, Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { loadAlertDialog } from '../../../components/overlays/load-alert-dialog.ts';
import { useFocusContainerWhenLost } from '../../../focus/use-focus-container-when-lost.ts';
import { useLazyImport } from '../../../lazy-loading/use-lazy-import.ts';
import { NotLoaded } from './NotLoaded.tsx';
import styles from './SubscriptionSection.module.css';

export type SubscriptionState =
  | Unready
  | { readonly kind: 'off'; readonly pending: boolean; onCreate(): void }
  | {
      readonly kind: 'on';
      /** Null when it was made at another time: it is shown once, because only its digest is stored. */
      readonly link: string | null;
      /** What is being sent. */
      readonly pending?: 'renew' | 'switch-off' | undefined;
      onCopy(): void;
      onRenew(): void;
      onSwitchOff(): void;
    };

type On = Extract<SubscriptionState, { kind: 'on' }>;

const questions = {
  renew: {
    title: 'Renew the link?',
    description: 'The old link stops working at once. Whoever used it needs the new one.',
    confirm: 'Renew Link',
    look: 'main',
  },
  'switch-off': {
    title: 'Switch the link off?',
    description: 'Calendars that use it no longer hear of changes. Your events stay here.',
    confirm: 'Switch Off',
    look: 'danger',
  },
} as const;

/** The scheme by which phones and computers offer to subscribe. */
const subscribeHref = (link: string) => link.replace(/^https?:/, 'webcal:');

function Link({ link, pending, onCopy, onRenew, onSwitchOff }: On) {
  const [asked, setAsked] = useState<keyof typeof questions>();
  const { loaded: Question, load } = useLazyImport(loadAlertDialog);
  const act = { renew: onRenew, 'switch-off': onSwitchOff };
  const ask = (question: keyof typeof questions) => () => {
    setAsked(question);
    load();
  };
  return (
    <Stack gap={3}>
      {link === null ? (
        <p>Your secret link is on. It was shown when you made it; renew it to see a new one.</p>
      ) : (
        <TextField
          label="Your secret link"
          hint="Whoever has it can read your calendar. Keep it to yourself: it is shown only now."
          value={link}
          readOnly
          onChange={() => {}}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <div className={styles.actions}>
        {link !== null && (
          <>
            <LinkButton href={subscribeHref(link)} size="small" look="outline">
              Subscribe
            </LinkButton>
            <Button size="small" look="outline" icon={<Copy aria-hidden />} onClick={onCopy}>
              Copy Link
            </Button>
          </>
        )}
        <Button
          size="small"
          look="quiet"
          pending={pending === 'renew'}
          pendingLabel="Renewing…"
          onClick={ask('renew')}
        >
          Renew
        </Button>
        <Button
          size="small"
          look="quiet"
          pending={pending === 'switch-off'}
          pendingLabel="Switching off…"
          onClick={ask('switch-off')}
        >
          Switch Off
        </Button>
      </div>
      {Question && asked && (
        <Question
          open
          {...questions[asked]}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            act[asked]();
          }}
        />
      )}
    </Stack>
  );
}

function Content({ state }: { readonly state: SubscriptionState }) {
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading your link">
          <Skeleton width="80%" />
          <Skeleton shape="button" width="160px" height="44px" />
        </SkeletonGroup>
      );
    case 'failed':
      return <NotLoaded what="your link" onRetry={state.onRetry} />;
    case 'off':
      return (
        <Button
          size="small"
          look="outline"
          icon={<Link2 aria-hidden />}
          pending={state.pending}
          pendingLabel="Creating…"
          onClick={state.onCreate}
        >
          Create a Link
        </Button>
      );
    case 'on':
      return <Link {...state} />;
  }
}

/** The link by which the member's phone's own calendar shows what stands here. */
export function SubscriptionSection({ state }: { readonly state: SubscriptionState }) {
  const section = useRef<HTMLElement>(null);
  useFocusContainerWhenLost(section, state.kind);
  return (
    <section ref={section} className={styles.section} tabIndex={-1} aria-label="In your phone’s calendar">
      <SectionHeading>In your phone’s calendar</SectionHeading>
      <p className={styles.lead}>Subscribe once, and your own calendar app shows what stands here.</p>
      <Content state={state} />
    </section>
  );
}
