import { Button } from '../../../components/actions/Button.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Switch } from '../../../components/selection/Switch.tsx';
import { AccountSection } from '../accounts/AccountSection.tsx';
import styles from './NotificationsSection.module.css';

export type BrowserPush =
  | { readonly kind: 'unsupported' }
  /** Denied in the browser or the system; only its settings can change that. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'off'; readonly pending: boolean; readonly onAllow: () => void }
  | { readonly kind: 'on'; readonly pending: boolean; readonly onStop: () => void };

export type NotificationsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  | {
      readonly kind: 'ready';
      readonly messageEmails: boolean;
      readonly onMessageEmails: (on: boolean) => void;
      readonly loginEmails: boolean;
      readonly onLoginEmails: (on: boolean) => void;
      readonly feedbackEmails: boolean;
      readonly onFeedbackEmails: (on: boolean) => void;
      readonly swapEmails: boolean;
      readonly onSwapEmails: (on: boolean) => void;
      readonly playdateEmails: boolean;
      readonly onPlaydateEmails: (on: boolean) => void;
      readonly browser: BrowserPush;
    };

/** The notification settings of the account page. */
export function NotificationsSection({ state }: { readonly state: NotificationsState }) {
  return (
    <AccountSection title="Notifications" lead="How you hear of things while you are away.">
      <Content state={state} />
    </AccountSection>
  );
}

function Content({ state }: { readonly state: NotificationsState }) {
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading your notifications">
          <Stack gap={5}>
            <Skeleton width="60%" />
            <Skeleton width="80%" />
          </Stack>
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError what="your notifications" onRetry={state.onRetry} />;
    case 'ready':
      return (
        <Stack gap={5}>
          <Switch
            name="messageEmails"
            value={state.messageEmails}
            onChange={state.onMessageEmails}
            label="E-mail about unread messages"
            description="When a message has waited ten minutes; one e-mail an hour at most."
          />
          <Switch
            name="swapEmails"
            value={state.swapEmails}
            onChange={state.onSwapEmails}
            label="E-mail about babysitting swaps"
            description="Requests, answers and changes, and a reminder the evening before."
          />
          <Switch
            name="playdateEmails"
            value={state.playdateEmails}
            onChange={state.onPlaydateEmails}
            label="E-mail about playdates"
            description="Suggestions, answers and changes, and a reminder the evening before."
          />
          <Switch
            name="loginEmails"
            value={state.loginEmails}
            onChange={state.onLoginEmails}
            label="E-mail about a login in a new browser"
            description="With the browser and the time, so that you notice if it was not you."
          />
          <Switch
            name="feedbackEmails"
            value={state.feedbackEmails}
            onChange={state.onFeedbackEmails}
            label="E-mail about your feedback"
            description="A word of thanks when what you told us is resolved."
          />
          <InBrowser {...state.browser} />
        </Stack>
      );
  }
}

const descriptions: Readonly<Record<BrowserPush['kind'], string>> = {
  unsupported: 'This browser cannot show notifications. On an iPhone, add the app to your home screen first.',
  denied:
    'Notifications are blocked for this site. Allow them in the settings of your browser, then come back.',
  off: 'A short notice when a message comes, or news of a swap or an order, and the app is closed. It never shows what was written.',
  on: 'This browser tells you when a message comes. It never shows what was written.',
};

function InBrowser(state: BrowserPush) {
  return (
    <div className={styles.browser}>
      <div>
        <p className={styles.label}>On this device</p>
        <p className={styles.text}>{descriptions[state.kind]}</p>
      </div>
      {state.kind === 'off' && (
        <Button
          look="outline"
          size="small"
          pending={state.pending}
          pendingLabel="Allowing…"
          onClick={state.onAllow}
        >
          Allow
        </Button>
      )}
      {state.kind === 'on' && (
        <Button
          look="outline"
          size="small"
          pending={state.pending}
          pendingLabel="Stopping…"
          onClick={state.onStop}
        >
          Stop
        </Button>
      )}
    </div>
  );
}
