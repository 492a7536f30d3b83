// All unit and use-case tests, one project a workspace; server tests share one PostgreSQL started by the global set-up (architecture §7).
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { messages } from './web/vite/messages-plugin.ts';

/** What is awaited comes late on a busy machine. */
const PATIENT = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    // Vitest leaves one core free, on a machine of two that is half of it.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'contract', root: './contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: './server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: ['./test/global-set-up.ts'],
          // A test hangs or passes; how long it takes on a busy machine says nothing.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: PATIENT,
        },
      },
      {
        test: {
          name: 'tools',
          root: './tools',
          include: ['**/*.test.ts', '**/*.test.js'],
          globalSetup: ['../server/test/global-set-up.ts'],
          testTimeout: 60_000,
          expect: PATIENT,
        },
      },
      {
        plugins: [messages(join(import.meta.dirname, 'web/src/locales'))],
        test: {
          name: 'web',
          root: './web',
          setupFiles: ['./src/test/set-up.ts'],
          environment: 'happy-dom',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
