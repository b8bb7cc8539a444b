/** Names that no other test in the same database has used. */
export function uniqueNames(name: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${name}-${count}`;
  };
}
