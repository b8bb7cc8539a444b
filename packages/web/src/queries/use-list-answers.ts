import { doubleTapMs } from '@nestmates/ui/taps/double-tap.ts';
import { type MutationKey, useMutation, useMutationState } from '@tanstack/react-query';

interface Entry {
  readonly id: number;
}

interface AnswerHandlers<Asked, Given> {
  send(asked: Asked): Promise<Given>;
  onSuccess(given: Given, asked: Asked): unknown;
  onError(error: Error, asked: Asked): unknown;
}

/** Set synchronously, because a second click may come before the next render. */
const underway = new Set<string>();

/** Takes at least as long as a double tap, so that the second tap still hits the same item. */
async function holdForDoubleTap<Given>(answer: Promise<Given>): Promise<Given> {
  await Promise.allSettled([answer, new Promise((done) => setTimeout(done, doubleTapMs))]);
  return answer;
}

/** Answers items of a list, each once. Pending answers are known to all components that show the item. */
export function useListAnswers<Asked extends Entry, Given>(
  mutationKey: MutationKey,
  { send, onSuccess, onError }: AnswerHandlers<Asked, Given>,
) {
  const keyOf = ({ id }: Entry) => `${mutationKey.join(' ')} ${id}`;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (asked: Asked) => holdForDoubleTap(send(asked)),
    onSuccess,
    onError,
    onSettled: (_given, _error, asked) => void underway.delete(keyOf(asked)),
  });
  const answering = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Asked,
  });
  const answer = (asked: Asked) => {
    if (underway.has(keyOf(asked))) return;
    underway.add(keyOf(asked));
    mutate(asked);
  };
  return { answer, answering };
}
