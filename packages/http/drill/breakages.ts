import { type App, clockAhead, serverNames } from './app.ts';
import type { Cluster } from './cluster.ts';

export interface Running {
  readonly cluster: Cluster;
  readonly app: App;
  wait(seconds: number): Promise<void>;
}

export interface Breakage {
  readonly name: string;
  readonly what: string;
  /** Breaks something, and mends what does not mend itself. */
  run(running: Running): Promise<void>;
}

export const breakages: readonly Breakage[] = [
  {
    name: 'nothing',
    what: 'nothing, for comparison',
    run: ({ wait }) => wait(10),
  },
  {
    name: 'server-killed',
    what: 'a server is killed (SIGKILL), and started again after 5 s',
    async run({ app, wait }) {
      app.signal('server-one', 'SIGKILL');
      await wait(5);
      await app.startServer('server-one');
    },
  },
  {
    name: 'server-frozen',
    what: 'a server stands still (SIGSTOP) for 15 s',
    async run({ app, wait }) {
      app.signal('server-two', 'SIGSTOP');
      await wait(15);
      app.signal('server-two', 'SIGCONT');
    },
  },
  {
    name: 'worker-killed',
    what: 'a worker is killed, and started again after 5 s',
    async run({ app, wait }) {
      app.signal('worker-one', 'SIGKILL');
      await wait(5);
      app.startWorker('worker-one');
    },
  },
  {
    name: 'servers-renewed',
    what: 'the servers are stopped and started one after the other, as for a release',
    async run({ app }) {
      for (const name of serverNames) await app.restart(name);
    },
  },
  {
    name: 'clocks-ahead',
    what: 'the clocks of a server and a worker are a minute ahead for 20 s',
    async run({ app, wait }) {
      await app.restart('server-three', clockAhead);
      await app.restart('worker-two', clockAhead);
      await wait(20);
      await app.restart('server-three');
      await app.restart('worker-two');
    },
  },
  {
    name: 'primary-killed',
    what: 'all processes of the primary are killed; its machine is back after 30 s',
    async run({ cluster, wait }) {
      const primary = await cluster.primary();
      cluster.signal(primary, 'KILL');
      await wait(30);
      cluster.startNode(primary);
      await cluster.whole();
    },
  },
  {
    name: 'primary-frozen',
    what: 'the primary stands still for 40 s, and goes on as if nothing had been',
    async run({ cluster, wait }) {
      const primary = await cluster.primary();
      cluster.signal(primary, 'STOP');
      await wait(40);
      cluster.signal(primary, 'CONT');
      await cluster.whole();
    },
  },
  {
    name: 'disk-full',
    what: 'the disk of the primary is full for 20 s',
    async run({ cluster, wait }) {
      await cluster.withFullDisk(await cluster.primary(), () => wait(20));
      await cluster.whole();
    },
  },
  {
    name: 'replica-frozen',
    what: 'the replica that commits wait for stands still for 40 s',
    async run({ cluster, wait }) {
      const replica = await cluster.synchronous();
      cluster.signal(replica, 'STOP');
      await wait(40);
      cluster.signal(replica, 'CONT');
      await cluster.whole();
    },
  },
  {
    name: 'replication-frozen',
    what: 'nothing passes from the primary to the replica that commits wait for, for 40 s, and the connection stays',
    async run({ cluster, wait }) {
      const replica = await cluster.synchronous();
      cluster.signalReceiver(replica, 'STOP');
      await wait(40);
      cluster.signalReceiver(replica, 'CONT');
      await cluster.whole();
    },
  },
  {
    name: 'replica-killed',
    what: 'all processes of a replica are killed; it is back after 15 s',
    async run({ cluster, wait }) {
      const [replica] = await cluster.replicas();
      if (!replica) throw new Error('There is no replica.');
      cluster.signal(replica, 'KILL');
      await wait(15);
      cluster.startNode(replica);
      await cluster.whole();
    },
  },
  {
    name: 'switchover',
    what: 'the primary is changed as planned',
    async run({ cluster, wait }) {
      await cluster.switchover();
      await wait(5);
      await cluster.whole();
    },
  },
  {
    name: 'database-proxy-restarted',
    what: 'the proxy before the database is killed, and started again after 3 s',
    async run({ cluster, wait }) {
      cluster.signalProxy('SIGKILL');
      await wait(3);
      cluster.startProxy();
    },
  },
  {
    name: 'database-link-cut',
    what: 'nothing passes between the servers and the database for 20 s, and no connection ends',
    async run({ cluster, wait }) {
      cluster.signalProxy('SIGSTOP');
      await wait(20);
      cluster.signalProxy('SIGCONT');
    },
  },
  {
    name: 'etcd-killed',
    what: 'where the nodes agree on the primary is away for 40 s',
    async run({ cluster, wait }) {
      await cluster.withoutEtcd(() => wait(40));
      await cluster.whole();
    },
  },
  {
    name: 'broker-killed',
    what: 'the broker of events is killed, and started again after 5 s',
    async run({ app, wait }) {
      app.killBroker();
      await wait(5);
      app.startBroker();
    },
  },
  {
    name: 'worker-frozen',
    what: 'a worker stands still for 30 s',
    async run({ app, wait }) {
      app.signal('worker-two', 'SIGSTOP');
      await wait(30);
      app.signal('worker-two', 'SIGCONT');
    },
  },
];
