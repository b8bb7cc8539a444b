/** So many frames load at a time: with all of them at once, the first would come as late as the last. */
const atOnce = 2;

const waiting: (() => void)[] = [];
let loading = 0;

function goOn() {
  while (loading < atOnce) {
    const begin = waiting.shift();
    if (!begin) return;
    loading += 1;
    begin();
  }
}

/** Calls `begin` when it is this frame's turn. What is returned ends the turn, or the waiting for it. */
export function takeTurn(begin: () => void): () => void {
  let state: 'waiting' | 'loading' | 'done' = 'waiting';
  const start = () => {
    state = 'loading';
    begin();
  };
  waiting.push(start);
  goOn();
  return () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(start), 1);
    if (state === 'loading') loading -= 1;
    state = 'done';
    goOn();
  };
}
