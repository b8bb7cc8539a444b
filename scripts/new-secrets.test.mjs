import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { root } from './repository.mjs';
import { standIns } from './testing/stand-ins.mjs';

const deploy = join(root, 'deploy');
const { inFolder, standIn, run } = standIns();

describe('new-secrets.sh', () => {
  const names = [
    '.env',
    'settings.env',
    'secrets/database_url',
    'secrets/encryption_keys',
    'secrets/digest_key',
  ];
  const read = (name) => readFileSync(inFolder('deploy', name), 'utf8');
  const remove = (name) => rmSync(inFolder('deploy', name));
  const all = () => Object.fromEntries(names.map((name) => [name, read(name)]));
  const make = () => run(inFolder('deploy', 'new-secrets.sh'));

  beforeEach(() => {
    for (const name of ['new-secrets.sh', 'example.env', 'example.settings.env'])
      cpSync(join(deploy, name), inFolder('deploy', name));
    standIn('id', 'echo 0');
    standIn('chown', 'echo "$*" >> "$FOLDER/given"');
  });

  it('makes random secrets that the user of the image reads', () => {
    expect(make()).toMatchObject({ status: 0, stderr: '' });
    const [, password] = /^POSTGRES_PASSWORD=([0-9a-f]{48})$/m.exec(read('.env'));
    expect(read('secrets/database_url')).toBe(`postgres://nestmates:${password}@postgres:5432/nestmates`);
    expect(read('secrets/encryption_keys')).toMatch(/^20\d\d:[\w-]{43}$/);
    expect(read('secrets/digest_key')).toMatch(/^[\w-]{43}$/);
    const given = readFileSync(inFolder('given'), 'utf8').trim().split('\n');
    expect(given.map((line) => line.split(' ')[0])).toEqual(['10001:10001', '10001:10001', '10001:10001']);
    for (const name of names.filter((path) => path.startsWith('secrets/')))
      expect(statSync(inFolder('deploy', name)).mode & 0o777).toBe(0o400);
  });

  it('changes nothing the second time', () => {
    make();
    const before = all();
    expect(make()).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(all()).toEqual(before);
  });

  it.each(names)('makes a lost %s again, and changes nothing else', (lost) => {
    make();
    const before = all();
    remove(lost);
    expect(make()).toMatchObject({ status: 0, stderr: '' });
    const random = /_keys?$/.test(lost);
    expect(all()).toEqual({ ...before, [lost]: random ? expect.stringMatching(/[\w-]{43}$/) : before[lost] });
    if (random) expect(read(lost)).not.toBe(before[lost]);
  });

  it('leaves no half of a secret', () => {
    standIn('openssl', 'exit 1');
    expect(make().status).not.toBe(0);
    expect(existsSync(inFolder('deploy', 'secrets', 'digest_key'))).toBe(false);
    rmSync(inFolder('bin', 'openssl'));
    expect(make().status).toBe(0);
    expect(read('secrets/digest_key')).toMatch(/^[\w-]{43}$/);
  });

  it('makes nothing without root, and says what to do', () => {
    standIn('id', 'echo 1000');
    const { status, stderr } = make();
    expect(status).not.toBe(0);
    expect(stderr).toContain('sudo deploy/new-secrets.sh');
    expect(readdirSync(inFolder('deploy'))).toHaveLength(3);
  });
});
