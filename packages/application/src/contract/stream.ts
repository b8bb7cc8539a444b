/** Where one listener hears an answer that goes on. */
export interface StreamWriter<Event> {
  /** With an id where the listener may ask to go on after this event. */
  send(event: Event, id?: string): void;
  end(): void;
}

/** An answer that goes on: is given its outlet, and gives back what to do when the listener is gone. */
export type StreamHandler<Event> = (writer: StreamWriter<Event>) => () => void;
