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

/** Known at once, before anything is drawn: a second click may come within the same frame. */
const underway = new Set<string>();

/** No answer is done sooner, so that the second tap of a double one still finds the entry it was meant for. */
async function holdForDoubleTap<Given>(answer: Promise<Given>): Promise<Given> {
  await Promise.allSettled([answer, new Promise((done) => setTimeout(done, doubleTapMs))]);
  return answer;
}

/** Answers the entries of a list, each once; what is on its way is known to every place that shows the entry. */
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
