// A desktop browser that draws models in software, and puts pages together without it: no machine of the tests has a graphics card.

/** What `test.use` takes; the flags stand in place of those of the configuration. */
export const DRAWN_WITHOUT_CARD = {
  viewport: { width: 1440, height: 900 },
  launchOptions: {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--enable-unsafe-swiftshader',
    ],
  },
};
