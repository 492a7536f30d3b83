// The settings the embedded server runs with; given on the command line, so that a changed configuration file cannot weaken them.
import { totalmem } from 'node:os';
import { PORT } from './socket-directory.ts';

const MEGABYTE = 1024 * 1024;

// A quarter of what there is, as PostgreSQL's handbook advises; pages that are not used take nothing.
function cacheMegabytes(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.min(8192, Math.max(64, Math.floor(memory / MEGABYTE / 4)));
}

/** Setting names and values; `durable` is false only for a throw-away server in tests. */
export function serverSettings(options: { durable: boolean; socketDirectory: string }): [string, string][] {
  const onOff = options.durable ? 'on' : 'off';
  const cache = options.durable ? cacheMegabytes() : 128;
  // A run of tests has many shops beside each other.
  const connections = options.durable ? 100 : 400;
  return [
    ['listen_addresses', ''],
    ['port', String(PORT)],
    ['unix_socket_directories', `"${options.socketDirectory.replaceAll('"', '""')}"`],
    ['unix_socket_permissions', '0700'],
    ['max_connections', String(connections)],
    ['fsync', onOff],
    ['full_page_writes', onOff],
    ['synchronous_commit', onOff],
    ['shared_buffers', `${cache}MB`],
    ['max_wal_size', '2GB'],
    ['checkpoint_completion_target', '0.9'],
    ['random_page_cost', '1.1'],
    ['jit', 'off'],
    ['timezone', 'UTC'],
    ['log_timezone', 'UTC'],
    ['log_min_error_statement', 'panic'],
    ['log_checkpoints', 'off'],
    ['logging_collector', 'off'],
  ];
}
