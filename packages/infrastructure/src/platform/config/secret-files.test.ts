import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfiguration } from '../../configuration.ts';

function file(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'secret');
  writeFileSync(path, content);
  return path;
}

describe('a secret in a file', () => {
  it('is read without the line break at its end', () => {
    expect(readConfiguration({ OPENAI_API_KEY_FILE: file('sk-from-a-file\n') })).toMatchObject({
      OPENAI_API_KEY: 'sk-from-a-file',
    });
  });

  it('is checked as the variable is', () => {
    const STRIPE_SECRET_KEY_FILE = file('pk_public');
    expect(() => readConfiguration({ STRIPE_SECRET_KEY_FILE })).toThrow(
      'STRIPE_SECRET_KEY must begin with sk_ or rk_',
    );
  });

  it('is refused beside the variable, missing or empty, each with its sentence in one list', () => {
    const empty = file('\n');
    const read = () =>
      readConfiguration({
        OPENAI_API_KEY: 'a',
        OPENAI_API_KEY_FILE: file('b'),
        DIGEST_KEY_FILE: '/nowhere/digest',
        METRICS_TOKEN_FILE: empty,
      });
    expect(read).toThrow('OPENAI_API_KEY and OPENAI_API_KEY_FILE are both set: leave one of them out');
    expect(read).toThrow('DIGEST_KEY_FILE: /nowhere/digest cannot be read (ENOENT)');
    expect(read).toThrow(`METRICS_TOKEN_FILE: ${empty} is empty`);
  });

  it('is of no matter where no path is given', () => {
    expect(readConfiguration({ OPENAI_API_KEY_FILE: '' })).not.toHaveProperty('OPENAI_API_KEY');
  });
});
