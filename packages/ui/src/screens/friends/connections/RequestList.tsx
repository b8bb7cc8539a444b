import type { RequestView } from '@nestmates/application/friends/connections/contract.ts';
import { useTapGuard } from '../../../taps/use-tap-guard.ts';
import { RequestEntry, type RequestEntryProps } from './RequestEntry.tsx';
import styles from './RequestList.module.css';

export interface RequestListProps extends Pick<RequestEntryProps, 'level' | 'onAnswer' | 'onBlock'> {
  readonly requests: readonly RequestView[];
  /** The answers that are being sent. */
  readonly answering?: readonly { readonly requestId: number; readonly action: 'accept' | 'decline' }[];
  askedOn?(request: RequestView): string;
}

export function RequestList({ requests, answering = [], askedOn, ...entry }: RequestListProps) {
  const taps = useTapGuard(requests.map(({ id }) => id));
  return (
    <ul className={styles.list}>
      {requests.map((request) => (
        <li key={request.id} className={styles.item}>
          <RequestEntry
            {...entry}
            request={request}
            isIntended={taps.isIntended}
            askedOn={askedOn?.(request)}
            answering={answering.find(({ requestId }) => requestId === request.id)?.action}
          />
        </li>
      ))}
    </ul>
  );
}
