import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { root } from './repository.mjs';
import { standIns } from './testing/stand-ins.mjs';

const deploy = join(root, 'deploy');
const { inFolder, standIn, run } = standIns();

describe('backup.sh', () => {
  const backups = () => readdirSync(inFolder('backups')).toSorted();
  const modeOf = (...path) => (statSync(inFolder(...path)).mode & 0o777).toString(8);
  const daysAgo = (days) => new Date(Date.now() - days * 86_400_000);
  const old = '2020-01-01T02-30-00Z';
  const metric = 'nestmates_backup.prom';

  beforeEach(() => {
    for (const path of [`backups/${old}`, 'backups/unfinished-2020-01-02T02-30-00Z', 'backups/lost+found'])
      mkdirSync(inFolder(path), { recursive: true });
    writeFileSync(inFolder('backups/2020 notesZ'), 'of the operator');
    for (const name of backups()) utimesSync(inFolder('backups', name), daysAgo(30), daysAgo(30));
    for (const path of ['photos/photos/exports', 'photos/exports'])
      mkdirSync(inFolder(path), { recursive: true });
    for (const path of ['photos/photos/1', 'photos/photos/exports/2', 'photos/exports/all-of-a-member.zip'])
      writeFileSync(inFolder(path), 'bytes');
    standIn('pg_dump', 'touch "$(cut -d= -f3 <<< "$*")"');
    standIn('pg_restore', '');
  });
  const backUp = (how) =>
    run(join(deploy, 'backup.sh'), [how], {
      BACKUPS: inFolder('backups'),
      PHOTOS: inFolder('photos'),
    });
  /** Ends the waiting of the first night at once, and the script in the second one. */
  const oneNight = () => {
    standIn('sleep', 'if [ -e "$FOLDER/slept" ]; then kill -TERM $PPID; else touch "$FOLDER/slept"; fi');
    return backUp('nightly');
  };

  it.each([
    ['now', () => backUp('now')],
    ['at night', oneNight],
  ])('writes dump and photos %s, and removes its own old ones only', (_, make) => {
    const { status, stdout, stderr } = make();
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const [made] = backups().filter((name) => /^20\d\d-.*Z$/.test(name));
    expect(backups()).toEqual(['2020 notesZ', made, 'lost+found', metric].toSorted());
    expect(made).not.toBe(old);
    expect(stdout).toBe(`Backed up to ${made}\n`);
    expect(readdirSync(inFolder('backups', made)).toSorted()).toEqual(['database.dump', 'photos.tar']);
  });

  it('lets no other user of the machine read it', () => {
    backUp('now');
    const made = backups().findLast((name) => /^20\d\d-/.test(name));
    expect(modeOf('backups', made)).toBe('700');
    for (const name of ['database.dump', 'photos.tar']) expect(modeOf('backups', made, name)).toBe('600');
  });

  it('tells node_exporter when it was made', () => {
    backUp('now');
    expect(modeOf('backups', metric)).toBe('644');
    const [name, time] = readFileSync(inFolder('backups', metric), 'utf8').trim().split(' ');
    expect(name).toBe('nestmates_backup_success_timestamp_seconds');
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
  });

  it('packs photos, and no exports of members', () => {
    backUp('now');
    const made = backups().findLast((name) => /^20\d\d-/.test(name));
    const { stdout } = spawnSync('tar', ['-tf', inFolder('backups', made, 'photos.tar')], {
      encoding: 'utf8',
    });
    expect(stdout.trim().split('\n').toSorted()).toEqual([
      './',
      './photos/',
      './photos/1',
      './photos/exports/',
      './photos/exports/2',
    ]);
  });

  it.each(['pg_dump', 'pg_restore', 'tar'])(
    'keeps the old ones and says so when %s fails at night',
    (name) => {
      standIn(name, 'exit 2');
      const before = backups();
      const { stdout, stderr } = oneNight();
      expect(backups()).toEqual(before);
      expect(stdout).toBe('');
      expect(stderr).toContain('The backup has failed');
    },
  );

  it('fails now where it fails', () => {
    standIn('pg_dump', 'exit 1');
    expect(backUp('now').status).not.toBe(0);
  });

  it('is good where a photo came while they were packed', () => {
    standIn('tar', 'exit 1');
    expect(backUp('now')).toMatchObject({ status: 0, stdout: expect.stringContaining('Backed up to') });
  });
});
