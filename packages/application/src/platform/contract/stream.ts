/** Writes events to one open stream. */
export interface StreamWriter<Event> {
  /** Takes an id if a client may resume after this event. */
  send(event: Event, id?: string): void;
  end(): void;
}

/**
 * The response of a streaming endpoint: called with the writer once the stream is open, returns what to do
 * when it closes.
 */
export type StreamHandler<Event> = (writer: StreamWriter<Event>) => () => void;
