import { Banner } from '../../../components/feedback/Banner.tsx';

/** How often the home may still change in 30 days. */
export interface MovesLeft {
  readonly left: number;
  /** The day from which the member may move again, as it is said; given when none is left. */
  readonly again?: string | undefined;
}

const rule = 'Your home can change three times in 30 days, so that nobody looks around in every city.';

/** Says before a move what it costs. */
export function MovesNote({ moves: { left, again } }: { readonly moves: MovesLeft }) {
  if (left === 0) {
    return (
      <Banner look="waiting" title={again && `You can move again on ${again}`}>
        {rule} Did you really move? Write to us with the feedback button.
      </Banner>
    );
  }
  return (
    <Banner>
      {rule} You have {left === 1 ? 'one move' : `${left} moves`} left.
    </Banner>
  );
}
