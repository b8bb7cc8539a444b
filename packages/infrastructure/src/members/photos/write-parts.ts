import { open } from 'node:fs/promises';

/** Writes a file part by part, as they come, readable by this user alone; how many bytes it has. */
export async function writeParts(path: string, parts: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'w', 0o600);
  try {
    let bytes = 0;
    for await (const part of parts) {
      await file.writeFile(part);
      bytes += part.byteLength;
    }
    await file.sync();
    return bytes;
  } finally {
    await file.close();
  }
}
