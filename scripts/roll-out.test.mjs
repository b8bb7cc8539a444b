import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './repository.mjs';
import { standIns } from './testing/stand-ins.mjs';

const deploy = join(root, 'deploy');
const { inFolder, standIn, run } = standIns();

describe('roll-out.sh', () => {
  /** Runs it with a kubectl that writes down what it was asked for, and fails where it is told to. */
  function rollOut({ fails = 'nothing', states = 'Complete', workers = '3' } = {}) {
    writeFileSync(inFolder('states'), states.replaceAll(',', '\n'));
    standIn('sleep', '');
    standIn(
      'kubectl',
      `echo "$*" >> "$FOLDER/asked"
      case "$*" in
        *${fails}*) exit 1 ;;
        *'get deployment'*) printf '${workers}' ;;
        *'get job'*)
          mapfile -t states < "$FOLDER/states"
          printf %s "\${states[0]}"
          ((\${#states[@]} < 2)) || printf '%s\\n' "\${states[@]:1}" > "$FOLDER/states" ;;
      esac`,
    );
    const { status, stderr } = run(join(deploy, 'kubernetes', 'roll-out.sh'), ['overlay']);
    const asked = readFileSync(inFolder('asked'), 'utf8').trim().split('\n');
    return {
      status,
      stderr,
      asked: asked.map((line) => line.replace(/\S*\/tmp\.\S+/, 'FILE').replace('--namespace nestmates ', '')),
    };
  }
  const after = 'apply --filename FILE';
  const stop = 'scale --replicas=0 deployment/nestmates-worker';
  const giveBack = 'scale --replicas=3 deployment/nestmates-worker';

  it('applies servers and workers once the migrations are done, with no worker beside them', () => {
    const { status, asked } = rollOut({ states: ',SuccessCriteriaMet,SuccessCriteriaMet Complete' });
    expect(status).toBe(0);
    const places = [
      stop,
      'wait --for=delete pod --selector app.kubernetes.io/name=nestmates-worker --timeout=60s',
      'delete job nestmates-migrate --ignore-not-found',
      `${after} --selector nestmates/rollout=before`,
      'get job nestmates-migrate --output jsonpath={.status.conditions[?(@.status=="True")].type}',
      after,
    ].map((line) => asked.indexOf(line));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(asked.filter((line) => line.startsWith('get job'))).toHaveLength(3);
    expect(asked).not.toContain(giveBack);
  });

  it('gives the old workers back when the migrations have failed, before any server changes', () => {
    const { status, asked, stderr } = rollOut({ states: ',FailureTarget Failed' });
    expect(status).not.toBe(0);
    expect(asked).not.toContain(after);
    expect(asked.indexOf(giveBack)).toBeGreaterThan(asked.indexOf(stop));
    expect(stderr).toContain('THE ROLLOUT HAS FAILED');
    expect(stderr).toContain('logs job/nestmates-migrate');
    expect(stderr).not.toContain('NO WORKER');
  });

  it.each(['wait --for=delete', 'delete job'])('gives them back when `%s` fails', (fails) => {
    const { status, asked } = rollOut({ fails: `'${fails}'` });
    expect(status).not.toBe(0);
    expect(asked.at(-1)).toBe(giveBack);
  });

  it.each([
    ['it is not known how far the migrations are', { fails: "'get job'" }],
    ['the migrations have not ended', { states: '' }],
    ['the new ones could not be applied', { fails: "'rollout status'" }],
  ])('leaves the old workers stopped where %s, and says so', (_, told) => {
    const { status, asked, stderr } = rollOut(told);
    expect(status).not.toBe(0);
    expect(asked).not.toContain(giveBack);
    expect(stderr).toContain('NO WORKER MAY BE RUNNING');
  });

  it('says that no worker runs where none ran before, or none can be started', () => {
    expect(rollOut({ states: 'Failed', workers: '0' }).stderr).toContain('NO WORKER MAY BE RUNNING');
    const unable = rollOut({ states: 'Failed', fails: '--replicas=3' });
    expect(unable.stderr).toContain('NO WORKER MAY BE RUNNING');
  });

  it('has no workers to stop the first time', () => {
    const { status, asked } = rollOut({ workers: '' });
    expect(status).toBe(0);
    expect(asked.filter((line) => line.startsWith('scale'))).toEqual([]);
  });
});
