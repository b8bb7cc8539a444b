import { readFile, stat } from 'node:fs/promises';

/** What a file of the web build says, which is read again after a new build. */
export function builtFile<Content>(path: string): () => Promise<Content> {
  let known: { readonly mtimeMs: number; readonly content: Content } | undefined;
  return async () => {
    const { mtimeMs } = await stat(path);
    if (known?.mtimeMs !== mtimeMs) known = { mtimeMs, content: JSON.parse(await readFile(path, 'utf8')) };
    return known.content;
  };
}
