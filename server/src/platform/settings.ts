// Every setting of the shop with its default; all are optional environment variables (product §1).
import {
  address,
  directory,
  key,
  onOff,
  oneOf,
  proxies,
  region,
  sender,
  unbroken,
  wholeNumber,
  words,
} from './setting.ts';

const POSTGRES = ['postgres', 'postgresql'] as const;
const WEB = ['http', 'https'] as const;

/** The one list: name, default, meaning. `docs/operate.md` shows the same list, which a test compares. */
export const SETTINGS = {
  PORT: wholeNumber('3000', 'TCP port of pages, assets and API', { min: 1, max: 65_535 }),
  HOST: words('0.0.0.0', 'Address to listen on; 127.0.0.1 behind a proxy on the same machine'),
  DATA_DIR: directory('./data', 'Directory of the embedded database and of stored files'),
  DATABASE_URL: address(POSTGRES, 'PostgreSQL 15 or newer to use instead of the embedded one'),
  DATABASE_READ_URL: address(POSTGRES, 'Replica that catalogue reads go to'),
  PUBLIC_URL: address(WEB, 'Address buyers use, for links in mails and payment returns; default http://localhost:PORT'),
  TRUST_PROXY: proxies(
    'Whose X-Forwarded-For and X-Forwarded-Proto are believed: on for one proxy on this machine or in a private network, a number where several stand in a row, else the addresses and networks of the proxies',
  ),
  MAIL_URL: address(['smtp', 'smtps'], 'Mail server; without it mails are kept in the mailbox of the office'),
  MAIL_FROM: sender('Outrigger <no-reply@outrigger.example>', 'Sender of mails'),
  SMS_URL: address(WEB, 'SMS gateway that takes a JSON POST; without it messages are kept in the mailbox'),
  FILES_URL: address(
    ['s3', 'file'],
    'Store of files: file:///DIRECTORY or s3://BUCKET/PREFIX?region=REGION&endpoint=https://HOST; default DATA_DIR/files',
  ),
  AWS_ACCESS_KEY_ID: unbroken('Key of the S3 store, where FILES_URL does not carry it as s3://KEY:SECRET@BUCKET'),
  AWS_SECRET_ACCESS_KEY: unbroken('Secret of that key'),
  AWS_SESSION_TOKEN: unbroken('Session token of that key, where it has one'),
  AWS_REGION: region('Region of the S3 store, where FILES_URL does not say; default us-east-1'),
  AWS_ENDPOINT_URL: address(
    WEB,
    'Address of an S3-compatible service, where FILES_URL does not say; default Amazon S3',
  ),
  DEMO: onOff('', 'Whether an empty shop is filled with the demo; default on, but off with DATABASE_URL'),
  DEMO_SIZE: oneOf(['S', 'M', 'L'], 'S', 'Size of the demo: 3,000, 100,000 or 1,000,000 parts'),
  DEMO_SEED: wholeNumber('2026', 'Seed of the demo; same size and seed, same data', { min: 0, max: 2_147_483_647 }),
  DEMO_AHEAD: onOff('on', 'Whether the pictures of a demo that are seen first are made before anybody asks for them'),
  DISK_MINIMUM_MB: wholeNumber('200', 'Free megabytes below which the shop turns read-only', {
    min: 1,
    max: 1_000_000,
  }),
  ANSWERS_MB: wholeNumber('128', 'Megabytes each API process may use to keep catalogue answers; 0 keeps none', {
    min: 0,
    max: 16_384,
  }),
  IMPORT_MAX_ROWS: wholeNumber('500', 'Rows that may be pasted or imported into a cart at once', { min: 1, max: 2000 }),
  IMPORT_MAX_MB: wholeNumber('2', 'Megabytes of a file that is imported into a cart', { min: 1, max: 5 }),
  LOG_LEVEL: oneOf(
    ['debug', 'info', 'warn', 'error', 'silent'],
    'info',
    'Least severity that is logged; warn on a terminal unless set',
  ),
  METRICS_TOKEN: key(
    'Bearer token that /metrics asks for, needed behind a proxy; without it only this machine and private networks may read it',
  ),
  STRICT: onOff('off', 'Whether an undeclared refusal fails instead of being logged; on in development and tests'),
  PAYPAL_CLIENT_ID: key('PayPal REST client id; with it orders are paid by wallet there'),
  PAYPAL_CLIENT_SECRET: key('PayPal REST client secret'),
  PAYPAL_WEBHOOK_ID: key('Id of the PayPal webhook that calls /api/pay/webhook/paypal, to verify its notifications'),
  PAYPAL_URL: {
    ...address(WEB, 'Address of the PayPal API; its sandbox has one of its own'),
    fallback: 'https://api-m.paypal.com',
  },
  STRIPE_SECRET_KEY: key('Stripe secret key; with it orders are paid by card there'),
  STRIPE_WEBHOOK_SECRET: key('Signing secret of the Stripe webhook that calls /api/pay/webhook/stripe'),
  STRIPE_URL: { ...address(WEB, 'Address of the Stripe API'), fallback: 'https://api.stripe.com' },
  DHL_API_KEY: key('DHL key for its Shipment Tracking - Unified API; with it batches that DHL carries are tracked'),
  DHL_URL: { ...address(WEB, 'Address of that API'), fallback: 'https://api-eu.dhl.com' },
};
