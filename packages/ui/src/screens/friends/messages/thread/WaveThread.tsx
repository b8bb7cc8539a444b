import type { ReactNode } from 'react';
import type { Face } from '../../../../drawings/face.ts';
import type { ThreadWaves } from '../../waves/thread-waves.ts';
import { ConnectedStart } from './ConnectedStart.tsx';
import { LockedComposer } from './LockedComposer.tsx';
import { ThreadHeader } from './ThreadHeader.tsx';
import { ThreadLog } from './ThreadLog.tsx';
import type { ThreadMember } from './thread-member.ts';

export interface WaveThreadProps {
  readonly other: ThreadMember;
  readonly myFace: Face;
  /** Why the two match; empty where nothing is known of it. */
  readonly sentence: string;
  readonly waves: ThreadWaves;
  /** What the two have planned. */
  readonly end?: ReactNode;
  /** Open above the thread. */
  readonly dialog?: ReactNode;
  /** Whether the plan of the other opens messages. */
  readonly otherCanWrite: boolean;
  /** Whether words of the other are unread, which stay closed. */
  readonly otherWrote: boolean;
  readonly now: Date;
  onBlock(): void;
  onUnmatch(): void;
}

const none: readonly never[] = [];
const ignore = () => undefined;

/** What a member whose plan opens no messages sees of a connection: the waves and plans of the two, and what each can do. */
export function WaveThread({
  other,
  myFace,
  sentence,
  waves,
  end,
  dialog,
  otherCanWrite,
  otherWrote,
  now,
  onBlock,
  onUnmatch,
}: WaveThreadProps) {
  return (
    <>
      <ThreadHeader other={other} onBlock={onBlock} onUnmatch={onUnmatch} />
      <ThreadLog
        key={`waves-${other.userId}`}
        other={other}
        start={
          <ConnectedStart
            me={{ ...waves.me, face: myFace }}
            other={other}
            sentence={sentence}
            onWave={isAnswerable(waves) ? undefined : waves.onWave}
            waving={waves.waving}
          />
        }
        waves={waves}
        end={end}
        messages={none}
        older="none"
        now={now}
        guardsPayments={false}
        onOlder={ignore}
        onRetry={ignore}
        onDiscard={ignore}
        onAtEnd={ignore}
      />
      <LockedComposer name={other.name} otherCanWrite={otherCanWrite} otherWrote={otherWrote} />
      {dialog}
    </>
  );
}

/** The last wave is the other's, below which the button stands that answers it. */
const isAnswerable = ({ all }: ThreadWaves): boolean => all.at(-1)?.mine === false;
