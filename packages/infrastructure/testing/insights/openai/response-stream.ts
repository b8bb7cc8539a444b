import type { ResponseStreamEvent } from 'openai/resources/responses/responses.js';
import type { WireResponse } from './responses.ts';

/** Event in a list of all events of a stream, without their numbers. */
export type WireEvent = { readonly type: ResponseStreamEvent['type'] } & Readonly<Record<string, unknown>>;

const pieceLength = 40;

function piecesOf(text: string): readonly string[] {
  return Array.from({ length: Math.ceil(text.length / pieceLength) }, (_, n) =>
    text.slice(n * pieceLength, (n + 1) * pieceLength),
  );
}

export const begun = (response: WireResponse): readonly WireEvent[] => {
  const waiting = { ...response, status: 'in_progress', output: [], usage: null, error: null };
  return [
    { type: 'response.created', response: waiting },
    { type: 'response.in_progress', response: waiting },
  ];
};

export const delta = (text: string): WireEvent => ({
  type: 'response.output_text.delta',
  item_id: 'msg_1',
  output_index: 0,
  content_index: 0,
  delta: text,
  logprobs: [],
});

/** The events by which the API tells a response when `stream` is set. */
export function eventsOf(response: WireResponse): readonly WireEvent[] {
  const items = response.output.flatMap((item, output_index): readonly WireEvent[] => {
    if (item.type !== 'message') return [];
    const parts = item.content.flatMap((part, content_index): readonly WireEvent[] => {
      const at = { item_id: item.id, output_index, content_index };
      const isText = part.type === 'output_text';
      const text = isText ? part.text : part.refusal;
      const kind = isText ? 'output_text' : 'refusal';
      const empty = isText ? { ...part, text: '' } : { ...part, refusal: '' };
      return [
        { type: 'response.content_part.added', ...at, part: empty },
        ...piecesOf(text).map(
          (piece): WireEvent => ({ type: `response.${kind}.delta`, ...at, delta: piece, logprobs: [] }),
        ),
        { type: `response.${kind}.done`, ...at, [isText ? 'text' : 'refusal']: text, logprobs: [] },
        { type: 'response.content_part.done', ...at, part },
      ];
    });
    const added = { ...item, status: 'in_progress', content: [] };
    return [
      { type: 'response.output_item.added', output_index, item: added },
      ...parts,
      { type: 'response.output_item.done', output_index, item },
    ];
  });
  const ends = {
    completed: 'response.completed',
    incomplete: 'response.incomplete',
    failed: 'response.failed',
  };
  const end = ends[response.status as keyof typeof ends] as WireEvent['type'];
  return [...begun(response), ...items, { type: end, response }];
}

export const inLines = (event: WireEvent, nth: number): string =>
  `event: ${event.type}\ndata: ${JSON.stringify({ ...event, sequence_number: nth })}\n\n`;
