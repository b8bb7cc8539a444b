interface SwapsOfTwo {
  readonly swapsForMe: number;
  readonly swapsForOther: number;
}

/** Swaps that both said to have happened; undefined as long as the page of the other is not read. */
export const swapsDoneWith = (connection: SwapsOfTwo | null | undefined): number | undefined =>
  connection ? connection.swapsForMe + connection.swapsForOther : undefined;
