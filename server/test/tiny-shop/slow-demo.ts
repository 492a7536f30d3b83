// Stands in for each program of a guest: done once the file that TINY_GO names is there.
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

while (!existsSync(process.env['TINY_GO'] ?? '')) await sleep(20);
