// All unit and use-case tests, one project a workspace; server tests share one PostgreSQL started by the global set-up (architecture §7).
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { messages } from './web/vite/messages-plugin.ts';

/** Rules know neither database nor page (architecture §3) and leave nothing behind: one process tries all of them, where any other file takes one of its own. */
const RULES = 'src/**/*.rules.test.ts';
const together = { isolate: false, unstubEnvs: true, testTimeout: 30_000 };

/** What is awaited comes late on a busy machine. */
const PATIENT = { poll: { timeout: 20_000 } };

/** Measurements and converters stand on the demo's data and drawings and are tried only with it. */
const HAS_DEMO = existsSync(join(import.meta.dirname, 'demo'));

/** A project of programs around the shop, on the server's databases for tests. */
const around = (name: string, include: string[]) => ({
  test: {
    name,
    root: `./${name}`,
    include,
    globalSetup: ['../server/test/global-set-up.ts'],
    testTimeout: 60_000,
    expect: PATIENT,
  },
});

/** Files of half a minute and more. Begun last, one of them would hold up the whole run alone. */
const LONGEST = [
  'add-to-demo-shop',
  'backup',
  'run-load',
  'run-catalogue',
  'killed-while-starting',
  'run-shop',
  'same-bytes',
  'model-books',
  'one-verdict',
  'interleavings',
].map((name) => `/${name}.test.ts`);

/** The longest files first, the others as ever. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = (file: TestSpecification) => LONGEST.some((name) => file.moduleId.endsWith(name));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Half of what a worker of the server's tests does is to wait for PostgreSQL or a clock.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      { test: { name: 'rules', include: ['contract/src/**/*.test.ts', `server/${RULES}`], ...together } },
      {
        test: {
          name: 'server',
          root: './server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [RULES],
          globalSetup: ['./test/global-set-up.ts'],
          // A test hangs or passes; how long it takes on a busy machine says nothing.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: PATIENT,
        },
      },
      around('tools', HAS_DEMO ? ['**/*.test.ts'] : ['*.test.ts', 'coverage/**/*.test.ts', 'setup/**/*.test.ts']),
      ...(HAS_DEMO ? [around('demo', ['**/*.test.ts'])] : []),
      {
        plugins: [messages(join(import.meta.dirname, 'web/src/locales'))],
        // What makes their examples stands on the browser's storage.
        test: { name: 'web-rules', root: './web', environment: 'happy-dom', include: [RULES], ...together },
      },
      {
        plugins: [messages(join(import.meta.dirname, 'web/src/locales'))],
        test: {
          name: 'web',
          root: './web',
          setupFiles: ['./src/test/set-up.ts'],
          environment: 'happy-dom',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          exclude: [RULES],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
