// Browser tests (architecture §7): one real Chromium against a running shop; BASE_URL, CHROMIUM and E2E_FULL come from `npm run e2e`.
import { defineConfig } from '@playwright/test';

const { BASE_URL, E2E_URL, CHROMIUM, E2E_FULL } = process.env;
const shop = BASE_URL ?? E2E_URL ?? 'http://localhost:3000';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // The long walks belong to the full matrix: `npm run e2e -- --full`.
  testIgnore: E2E_FULL === 'on' ? [] : ['*.full.spec.ts'],
  // Two runs at once, each against its own shop, keep out of each other's way.
  outputDir: `report/results-${new URL(shop).port}`,
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // A busy machine may miss a moment; what fails three times is broken, what fails once is told as flaky.
  retries: 2,
  use: {
    baseURL: shop,
    locale: 'en-US',
    timezoneId: 'UTC',
    // What a worker answers no test can hold up or change; those of life without a network let it in.
    serviceWorkers: 'block',
    // To record costs as much again as to walk: only what has failed once is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
});
