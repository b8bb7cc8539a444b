import { Button } from '../actions/Button.tsx';
import { Banner } from './Banner.tsx';
import type { Unready } from './loadable.ts';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

interface SectionUnreadyProps {
  readonly state: Unready;
  /** "Loading your devices" */
  readonly loading: string;
  /** "Your devices were not loaded" */
  readonly failed: string;
  /** Widths of the lines that stand for the content. */
  readonly widths?: readonly `${number}%`[] | undefined;
}

/** Stands for the content of one section of a page until it is there; the rest of the page goes on. */
export function SectionUnready({ state, loading, failed, widths = ['60%'] }: SectionUnreadyProps) {
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label={loading}>
        {widths.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <Banner
      look="wrong"
      title={failed}
      action={
        <Button look="text" size="small" onClick={state.onRetry}>
          Try again
        </Button>
      }
    />
  );
}
