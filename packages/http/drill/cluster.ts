import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  databasePort,
  etcd,
  etcdPort,
  type NodeName,
  nodeNames,
  postgresUser,
  proxySettings,
  restPortOf,
  settingsOf,
} from './cluster-settings.ts';
import { searchPath } from './missing-parts.ts';
import { type Processes, pause, type Started, until } from './processes.ts';

interface Role {
  readonly role: string;
  readonly state: string;
}

/** Three nodes of PostgreSQL kept by Patroni, and a proxy that leads to the primary. */
export class Cluster {
  readonly url = `postgres://postgres:drill@127.0.0.1:${databasePort}/nestmates`;
  readonly #processes: Processes;
  readonly #nodes = new Map<NodeName, Started>();
  readonly #disks: string[] = [];
  #proxy: Started | undefined;
  #etcd: Started | undefined;

  constructor(processes: Processes) {
    this.#processes = processes;
  }

  async start(): Promise<void> {
    const { folder } = this.#processes;
    chmodSync(folder, 0o755);
    this.#startEtcd();
    await until('etcd answers', async () => (await fetch(`${etcd}/health`)).ok);
    for (const name of nodeNames) this.startNode(name);
    await until('a primary and two replicas run', async () => (await this.replicas()).length === 2);
    writeFileSync(join(folder, 'database-proxy.cfg'), proxySettings());
    this.startProxy();
    // Its first looks come after its first connections.
    for (let times = 0; times < 5; times += 1) {
      await until(
        'the proxy leads to the primary',
        async () => this.#ask('select pg_is_in_recovery()') === 'f',
      );
      await pause(500);
    }
    this.#ask('create database nestmates');
  }

  #ask(statement: string): string {
    const address = `postgres://postgres@127.0.0.1:${databasePort}/postgres`;
    const options = { env: { PATH: searchPath }, encoding: 'utf8' } as const;
    return execFileSync('psql', [address, '-tAc', statement], { ...options, stdio: 'pipe' }).trim();
  }

  startProxy(): void {
    const settings = join(this.#processes.folder, 'database-proxy.cfg');
    this.#proxy = this.#processes.start('database-proxy', 'haproxy', ['-db', '-f', settings]);
  }

  signalProxy = (signal: NodeJS.Signals): void => void this.#proxy?.child.kill(signal);

  #startEtcd(): void {
    const peer = `http://127.0.0.1:${etcdPort + 1}`;
    this.#etcd = this.#processes.start('etcd', 'etcd', [
      ...['--data-dir', join(this.#processes.folder, 'etcd'), '--name', 'etcd'],
      ...['--listen-client-urls', etcd, '--advertise-client-urls', etcd],
      ...[
        '--listen-peer-urls',
        peer,
        '--initial-advertise-peer-urls',
        peer,
        '--initial-cluster',
        `etcd=${peer}`,
      ],
    ]);
  }

  /** Where the nodes agree on the primary. */
  async withoutEtcd(during: () => Promise<void>): Promise<void> {
    this.#etcd?.child.kill('SIGKILL');
    await during();
    this.#startEtcd();
  }

  startNode(name: NodeName): void {
    const user = postgresUser();
    const folder = join(this.#processes.folder, name);
    if (!existsSync(folder)) this.#giveDisk(folder);
    chownSync(folder, user.uid, user.gid);
    const file = join(folder, 'patroni.yml');
    writeFileSync(file, settingsOf(name, folder));
    this.#nodes.set(
      name,
      this.#processes.start(`node-${name}`, 'patroni', [file], { user, env: { HOME: folder } }),
    );
  }

  /** A disk of its own, which can be full while the others are not. */
  #giveDisk(folder: string): void {
    mkdirSync(folder);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1g', 'tmpfs', folder]);
    this.#disks.push(folder);
  }

  /** One that stands still cannot be ended. */
  goOn(): void {
    for (const name of this.#nodes.keys()) {
      try {
        this.signal(name, 'CONT');
      } catch {
        // It has ended.
      }
    }
  }

  /** The processes must have ended. */
  takeDisks(): void {
    for (const folder of this.#disks) execFileSync('umount', [folder]);
  }

  /** Leaves no byte on the disk of a node. */
  async withFullDisk(name: NodeName, during: () => Promise<void>): Promise<void> {
    const rest = join(this.#processes.folder, name, 'rest');
    spawnSync('dd', ['if=/dev/zero', `of=${rest}`, 'bs=1M', 'status=none']);
    await during();
    rmSync(rest);
  }

  async #roleOf(name: NodeName): Promise<Role | undefined> {
    try {
      const answer = await fetch(`http://127.0.0.1:${restPortOf(name)}/patroni`, {
        signal: AbortSignal.timeout(1000),
      });
      return (await answer.json()) as Role;
    } catch {
      return undefined;
    }
  }

  async #named(roles: readonly string[]): Promise<NodeName[]> {
    const all = await Promise.all(nodeNames.map(async (name) => ({ name, role: await this.#roleOf(name) })));
    return all
      .filter(({ role }) => role && roles.includes(role.role) && role.state === 'running')
      .map(({ name }) => name);
  }

  async primary(): Promise<NodeName> {
    const [name] = await this.#named(['master', 'primary']);
    if (!name) throw new Error('No node is the primary.');
    return name;
  }

  replicas = (): Promise<NodeName[]> => this.#named(['replica']);

  /** All three run, and one of them is the primary. */
  whole = (): Promise<void> =>
    until('all nodes run', async () => (await this.replicas()).length === 2 && Boolean(await this.primary()));

  /** The processes of a node's PostgreSQL, as `ps` shows them: id and title. */
  #postgresOf(name: NodeName): readonly (readonly [pid: number, title: string])[] {
    const data = join(this.#processes.folder, name, 'data');
    const postmaster = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0];
    const options = ['-o', 'pid=,args=', '--pid', String(postmaster), '--ppid', String(postmaster)];
    const lines = execFileSync('ps', options, { encoding: 'utf8' }).trim().split('\n');
    return lines.map((line) => {
      const [pid, ...title] = line.trim().split(' ');
      return [Number(pid), title.join(' ')];
    });
  }

  /** Patroni and every process of PostgreSQL of a node. */
  signal(name: NodeName, signal: 'KILL' | 'STOP' | 'CONT'): void {
    const postgres = this.#postgresOf(name).map(([pid]) => pid);
    const pids = [this.#nodes.get(name)?.child.pid, ...postgres].filter((pid) => pid !== undefined);
    execFileSync('kill', [`-${signal}`, ...pids.map(String)]);
  }

  /** What a replica receives from the primary with: while it stands still, nothing arrives, and the connection stays. */
  signalReceiver(name: NodeName, signal: 'STOP' | 'CONT'): void {
    const receivers = this.#postgresOf(name).filter(([, title]) => title.includes('walreceiver'));
    for (const [pid] of receivers) execFileSync('kill', [`-${signal}`, String(pid)]);
  }

  /** The replica that commits wait for. */
  async synchronous(): Promise<NodeName> {
    let found: NodeName | undefined;
    await until('a replica is synchronous', async () => {
      const answer = await fetch(`http://127.0.0.1:${restPortOf(await this.primary())}/cluster`);
      const { members } = (await answer.json()) as { members: readonly { name: NodeName; role: string }[] };
      found = members.find(({ role }) => role === 'sync_standby')?.name;
      return found !== undefined;
    });
    if (!found) throw new Error('No replica is synchronous.');
    return found;
  }

  /** A planned change of the primary: only the node that commits wait for may take over. */
  async switchover(): Promise<void> {
    const leader = await this.primary();
    const answer = await fetch(`http://127.0.0.1:${restPortOf(leader)}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader, candidate: await this.synchronous() }),
    });
    if (!answer.ok) throw new Error(`The switchover was refused: ${await answer.text()}`);
  }
}
