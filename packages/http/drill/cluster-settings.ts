import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from './missing-parts.ts';

export const etcdPort = 23790;
export const etcd = `http://127.0.0.1:${etcdPort}`;
export const databasePort = 15000;
export const nodeNames = ['one', 'two', 'three'] as const;
export type NodeName = (typeof nodeNames)[number];

const postgresPortOf = (name: NodeName): number => 15432 + nodeNames.indexOf(name);
export const restPortOf = (name: NodeName): number => 18008 + nodeNames.indexOf(name);

export function postgresUser() {
  const [, , uid = '', gid = ''] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith('postgres:'))
      ?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Patroni's settings of a node: a commit is answered once a second node has it. */
export const settingsOf = (name: NodeName, folder: string): string =>
  JSON.stringify({
    scope: 'nestmates',
    name,
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    restapi: { listen: `127.0.0.1:${restPortOf(name)}`, connect_address: `127.0.0.1:${restPortOf(name)}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 3,
        retry_timeout: 5,
        maximum_lag_on_failover: 1048576,
        synchronous_mode: true,
        // The primary goes on without etcd as long as it reaches all replicas.
        failsafe_mode: true,
        postgresql: {
          use_pg_rewind: true,
          // A replica that says nothing is not waited for longer than this.
          parameters: {
            max_connections: 120,
            wal_keep_size: '256MB',
            shared_buffers: '64MB',
            wal_sender_timeout: '10s',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums', { locale: 'C.UTF-8' }],
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
    },
    postgresql: {
      listen: `127.0.0.1:${postgresPortOf(name)}`,
      connect_address: `127.0.0.1:${postgresPortOf(name)}`,
      data_dir: join(folder, 'data'),
      bin_dir: folders.find((one) => one.includes('postgresql') && isFolder(one)),
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: 'drill' },
        replication: { username: 'replicator', password: 'drill' },
        rewind: { username: 'rewinder', password: 'drill' },
      },
      parameters: { unix_socket_directories: folder },
    },
  });

function isFolder(path: string): boolean {
  try {
    execFileSync('test', ['-x', join(path, 'initdb')]);
    return true;
  } catch {
    return false;
  }
}

/** Sends each connection to the node that says it is the primary, and ends those of one that is not any more. */
export const proxySettings = (): string => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen database
  bind 127.0.0.1:${databasePort}
  option httpchk GET /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodeNames.map((name) => `  server ${name} 127.0.0.1:${postgresPortOf(name)} check port ${restPortOf(name)}`).join('\n')}
`;
