import { Button } from '../../../components/actions/Button.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { longDay, timeOfDay } from '../../../dates/date-formats.ts';
import styles from './MeetSafelySheet.module.css';
import { meetingSentences } from './meeting-sentences.ts';

export type SharedLinkState =
  | Unready
  | { readonly kind: 'none'; readonly sharing: boolean; onShare(): void }
  | {
      readonly kind: 'shared';
      readonly endsAt: string;
      readonly homeSafeAt: string | null;
      /** Nobody is home from what has not begun. */
      readonly begun: boolean;
      /** What is being sent. */
      readonly pending: 'home-safe' | 'end' | undefined;
      onSend(): void;
      onHomeSafe(): void;
      onEnd(): void;
    };

export interface MeetSafelySheetProps {
  readonly open: boolean;
  /** Whom the member meets. */
  readonly name: string;
  readonly link: SharedLinkState;
  onClose(): void;
}

const at = (instant: string): string => {
  const date = new Date(instant);
  return `${longDay.format(date)}, ${timeOfDay.format(date)}`;
};

function Shared({ link }: { readonly link: Extract<SharedLinkState, { kind: 'shared' }> }) {
  const { endsAt, homeSafeAt, begun, pending, onSend, onHomeSafe, onEnd } = link;
  return (
    <>
      <p className={styles.note} role="status">
        {homeSafeAt === null
          ? `Whoever has the link sees your plan until ${at(endsAt)}.`
          : `Whoever has the link sees that you are home safe since ${timeOfDay.format(new Date(homeSafeAt))}.`}
      </p>
      <Stack gap={2}>
        <Button wide onClick={onSend}>
          Send the Link
        </Button>
        {begun && homeSafeAt === null && (
          <Button
            wide
            look="outline"
            pending={pending === 'home-safe'}
            pendingLabel="Telling them..."
            onClick={onHomeSafe}
          >
            I’m Home Safe
          </Button>
        )}
        <Button wide look="quiet" pending={pending === 'end'} pendingLabel="Stopping..." onClick={onEnd}>
          Stop Sharing
        </Button>
      </Stack>
    </>
  );
}

function Link({ link, name }: Pick<MeetSafelySheetProps, 'link' | 'name'>) {
  switch (link.kind) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading your link">
          <Skeleton shape="button" />
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError what="your link" onRetry={link.onRetry} />;
    case 'none':
      return (
        <>
          <p className={styles.note}>
            It shows the time, the place, and {name}’s first name and city, and ends twelve hours after you
            meet.
          </p>
          <Stack gap={2}>
            <Button wide pending={link.sharing} pendingLabel="Making the link..." onClick={link.onShare}>
              Share My Plan
            </Button>
          </Stack>
        </>
      );
    case 'shared':
      return <Shared link={link} />;
  }
}

/** Five sentences before a meeting, and the link to the plan for somebody whom the member trusts. */
export function MeetSafelySheet({ open, name, link, onClose }: MeetSafelySheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={`Before you meet ${name}`}>
      <ol className={styles.sentences}>
        {meetingSentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <section className={styles.share} aria-label="A link for somebody you trust">
        <h3 className={styles.heading}>A link for somebody you trust</h3>
        <Link link={link} name={name} />
      </section>
      <Button wide look="text" onClick={onClose}>
        Close
      </Button>
    </Sheet>
  );
}
