import { ErrorBoundary } from '@nestmates/ui/components/feedback/ErrorBoundary.tsx';
import { Fragment, useSyncExternalStore } from 'react';
import { closeMoment, currentMoment, subscribeToMoments } from './moments.ts';

/** Shows them above whatever page the member is on. */
export function Moments() {
  const moment = useSyncExternalStore(subscribeToMoments, currentMoment, () => undefined);
  if (!moment) return null;
  const { topic } = moment;
  return (
    <ErrorBoundary resetKey={topic} fallback={null}>
      <Fragment key={topic}>{moment.render(() => closeMoment(topic))}</Fragment>
    </ErrorBoundary>
  );
}
